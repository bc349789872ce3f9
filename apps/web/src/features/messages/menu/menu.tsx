import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { MenuPlace } from './menu-button.tsx';

/** Between the panel and what it hangs on, and the edges of the window, in pixels. */
const GAP = 6;

interface MenuProps extends MenuPlace {
  label: string;
  /** `MenuItem`s */
  children: ReactNode;
}

/**
 * What can be done, as a native popover: beside its button where there is room, on a phone at the lower edge. It exists
 * while it is open.
 */
export function Menu({ isOpen, ...menu }: MenuProps) {
  return isOpen ? <OpenMenu {...menu} /> : null;
}

function OpenMenu({ label, anchor, onClose, children }: Omit<MenuProps, 'isOpen'>) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    element.showPopover();
    place(anchor, element);
    itemsOf(element)[0]?.focus();
    return () => {
      anchor.popoverTargetElement = null;
    };
  }, [anchor]);
  return (
    <Panel
      ref={panel}
      popover="auto"
      role="menu"
      aria-label={label}
      onKeyDown={walk}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'closed') onClose();
        // from now on a click on the button closes it; the click that has opened it is over
        else anchor.popoverTargetElement = currentTarget;
      }}
    >
      {children}
    </Panel>
  );
}

const itemsOf = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') {
    event.currentTarget.hidePopover();
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
  /** the menu closes by itself */
  onChoose: () => void;
  children: ReactNode;
}

export const MenuItem = ({ icon, isDanger, onChoose, children }: MenuItemProps) => (
  <Item
    type="button"
    role="menuitem"
    tabIndex={-1}
    data-danger={isDanger || undefined}
    onClick={({ currentTarget }) => {
      currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      onChoose();
    }}
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
