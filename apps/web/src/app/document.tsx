import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../i18n/react.tsx';

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
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
