import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../i18n/react.tsx';
import { palette } from '../theme/palette.ts';

/**
 * The html document. The server adds theme script, style sheets and modules of the page to the head
 * (see entry-server). The theme script sets the html element's class and theme.
 */
export function Document({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
        <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
        <meta
          name="theme-color"
          content={palette.paper.base}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={palette.pub.base} media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
