import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../components/button.tsx';

/** What a menu needs to hang on its button. */
export interface MenuPlace {
  isOpen: boolean;
  anchor: HTMLButtonElement;
  onClose: () => void;
}

interface MenuButtonProps {
  label: string;
  size?: 'sm' | 'md';
  /** the menu, a part that is loaded when it opens for the first time; it stays for the dialogs behind it */
  children: (place: MenuPlace) => ReactNode;
}

/** A button with what can be done (ARIA: menu button). */
export function MenuButton({ label, size, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={label}
        size={size}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-open={isOpen || undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          // the open menu is closed by the browser, as by any other click
          if (!isOpen) setIsOpen(true);
        }}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      {anchor ? children({ isOpen, anchor, onClose: () => setIsOpen(false) }) : null}
    </>
  );
}
