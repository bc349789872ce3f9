import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/react.tsx';

interface WidgetFrameProps {
  title: string;
  /** what it shows, e.g. the lounge's name */
  name: string;
  /** of the page on Oche */
  href: string;
  more: string;
  kind: string;
  children: ReactNode;
}

/** What all widgets have: a black band like a scoreboard's, the ring of the board below it, and the way to Oche. */
export function WidgetFrame({ title, name, href, more, kind, children }: WidgetFrameProps) {
  return (
    <article className="widget" data-kind={kind}>
      <header className="band">
        <h1>{title}</h1>
        {name ? <p>{name}</p> : null}
      </header>
      <div className="body">{children}</div>
      <footer className="foot">
        <Out href={href}>
          {more}
          <span aria-hidden="true"> ↗</span>
        </Out>
        <a className="mark" href={new URL('/', href).href} target="_blank" rel="noopener">
          Oche
        </a>
      </footer>
    </article>
  );
}

interface OutProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Everything that one does happens on Oche, in a tab of its own: the frame has no cookies. */
export function Out({ href, className, children }: OutProps) {
  const { newTab } = useTexts('embed');
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="unseen"> {newTab()}</span>
    </a>
  );
}

/** Says why there is nothing, and what will be here. */
export const Empty = ({ children }: { children: ReactNode }) => (
  <div className="empty">
    <svg viewBox="-50 -50 100 100" width="56" height="56" aria-hidden="true">
      <circle r="46" />
      <circle r="34" />
      <circle r="20" />
      <circle r="8" />
      <path d="M0-46V-8M0 8V46M-46 0H-8M8 0H46" />
    </svg>
    <p>{children}</p>
  </div>
);
