import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/page/empty-state.tsx';
import { Page } from '../components/page/page.tsx';
import { useDoor } from '../lib/addresses/use-door.ts';

interface MissingPageProps {
  title: string;
  /** why it may be so */
  text: string;
  /** where to go on; visitors are led to what they can read */
  to:
    | '/'
    | '/clubs'
    | '/events'
    | '/forum'
    | '/games/new'
    | '/leagues'
    | '/lounges'
    | '/marketplace'
    | '/media-channels'
    | '/tournaments'
    | '/tournaments/series'
    | '/venues';
  label: ReactNode;
  /** 'page' for those whose page is as wide; its drawing is that of an address which leads nowhere */
  width?: 'text' | 'page';
}

/** In place of a page for what isn't there, or not for this reader, or not any more. */
export function MissingPage({ title, text, to, label, width = 'text' }: MissingPageProps) {
  const isWide = width === 'page';
  const door = useDoor(to);
  return (
    <Page width={width}>
      <EmptyState
        as="h1"
        drawing={isWide ? 'lost' : 'missed'}
        title={title}
        action={
          <ButtonLink to={door} variant={isWide ? 'solid' : 'outline'}>
            {label}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}
