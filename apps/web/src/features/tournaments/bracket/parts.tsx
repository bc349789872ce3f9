import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const PlainLink = createLink('a');

interface GameLinkProps {
  id: number;
  /** said where the link shows no words */
  label?: string;
  /** a hint for the mouse, where the link says something else */
  title?: string;
  tabIndex?: number;
  children: ReactNode;
}

/** The way to the game of a match, where it can be watched throw by throw. */
export function GameLink({ id, label, title = label, tabIndex, children }: GameLinkProps) {
  return (
    <PlainLink
      to="/games/$id"
      params={{ id: String(id) }}
      preload={false}
      aria-label={label}
      title={title}
      tabIndex={tabIndex}
    >
      {children}
    </PlainLink>
  );
}
