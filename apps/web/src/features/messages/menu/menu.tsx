import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../../../components/button.tsx';

/** Between the panel and what it hangs on, and the edges of the window, in pixels. */
const GAP = 6;

interface MenuProps {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  /** `MenuItem`s; they exist while it is open */
  children: (close: () => void) => ReactNode;
}

/**
 * A button with what can be done (ARIA: menu button), as a native popover: beside the button where there is room, on a
 * phone at the lower edge.
 */
export function Menu({ label, icon, size, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        size={size}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-open={isOpen || undefined}
        popoverTarget={id}
      >
        {icon}
      </IconButton>
      <Panel
        id={id}
        ref={panel}
        popover="auto"
        role="menu"
        aria-label={label}
        onKeyDown={(event) => walk(event, close)}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen ? (
          <Items
            ref={() => {
              if (button.current && panel.current) place(button.current, panel.current);
              itemsOf(panel.current)[0]?.focus();
            }}
          >
            {children(close)}
          </Items>
        ) : null}
      </Panel>
    </>
  );
}

const itemsOf = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

function walk(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Tab') {
    close();
    return;
  }
  const all = itemsOf(event.currentTarget);
  const here = all.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: (here + 1) % all.length,
    ArrowRight: (here + 1) % all.length,
    ArrowUp: (here - 1 + all.length) % all.length,
    ArrowLeft: (here - 1 + all.length) % all.length,
    Home: 0,
    End: all.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}

/** Below the button or, without room for that, above it; within the window. */
function place(button: HTMLElement, panel: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = anchor.bottom + GAP + height < clientHeight;
  const top = isBelow ? anchor.bottom + GAP : Math.max(GAP, anchor.top - GAP - height);
  const left = Math.max(GAP, Math.min(anchor.left, clientWidth - width - GAP));
  panel.style.setProperty('--top', `${top}px`);
  panel.style.setProperty('--left', `${left}px`);
}

interface MenuItemProps {
  icon: ReactNode;
  isDanger?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const MenuItem = ({ icon, isDanger, onChoose, children }: MenuItemProps) => (
  <Item
    type="button"
    role="menuitem"
    tabIndex={-1}
    data-danger={isDanger || undefined}
    onClick={onChoose}
  >
    {icon}
    {children}
  </Item>
);

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: { base: 'auto 0 0 0', md: 'auto' },
    top: { md: 'var(--top)' },
    left: { md: 'var(--left)' },
    width: { base: 'full', md: 'max-content' },
    minWidth: { md: '13rem' },
    maxWidth: { base: 'full', md: '20rem' },
    margin: '0',
    paddingBlock: { base: '3', md: '1.5' },
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: { md: 'md' },
    boxShadow: 'overlay',
    _backdrop: { mdDown: { bg: 'black/40' } },
  },
});
const Items = chakra('div', { base: { display: 'grid' } });
const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: { base: '12', md: '10' },
    paddingInline: '4',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    _focusVisible: { bg: 'bg.sunken', outlineOffset: '-2px' },
    '& svg': { width: '1.15rem', height: '1.15rem', color: 'fg.muted' },
    '&[data-danger]': { color: 'danger', '& svg': { color: 'inherit' } },
  },
});
