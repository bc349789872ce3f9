import type { ReactNode } from 'react';
import { ButtonLink } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

interface MissingPageProps {
  title: string;
  /** why it may be so */
  text: string;
  /** where to go on */
  to: '/forum' | '/games/new' | '/lounges' | '/marketplace' | '/tournaments' | '/venues';
  label: ReactNode;
}

/** In place of a page for what isn't there, or not for this reader, or not any more. */
export function MissingPage({ title, text, to, label }: MissingPageProps) {
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        drawing="missed"
        title={title}
        action={
          <ButtonLink to={to} variant="outline">
            {label}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}
