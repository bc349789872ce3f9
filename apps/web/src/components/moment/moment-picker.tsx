import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useUi } from '../ui-context.tsx';
import { ClockGrid } from './clock-grid.tsx';
import { MonthGrid } from './month-grid.tsx';
import { clockNow, type MomentKind } from './typed-moment.ts';

/** Between the panel and its field, and the edges of the window, in pixels. */
const GAP = 4;
/** When dart evenings begin, for a day that was picked before a time. */
const EVENING = '19:00';

interface MomentPickerProps {
  kind: MomentKind;
  /** what it hangs on */
  anchor: HTMLElement;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (value: string) => void;
  /** @param isChosen whether the field gets the focus */
  onClose: (isChosen: boolean) => void;
}

/** A calendar, a clock or both as a native popover; on a phone at the lower edge. */
export function MomentPicker({
  kind,
  anchor,
  value,
  min,
  max,
  onPick,
  onClose,
}: MomentPickerProps) {
  const { texts } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  const [day, clock] = kind === 'time' ? ['', value] : value.split('T');
  // a value that was picked stays picked, even if the form waits for the other half
  const [picked, setPicked] = useState({ day: day ?? '', clock: clock ?? '' });

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover();
    place(anchor, element);
    element.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [anchor]);

  const close = (isChosen: boolean) => {
    if (isChosen) onClose(true);
    else panel.current?.hidePopover();
  };
  const pickDay = (next: string) => {
    if (kind === 'date') {
      onPick(next);
      close(true);
      return;
    }
    const at = picked.clock || EVENING;
    setPicked({ day: next, clock: at });
    onPick(`${next}T${at}`);
  };
  const pickClock = (next: string, isWhole: boolean) => {
    const on = picked.day || clockNow().slice(0, 10);
    setPicked({ day: kind === 'time' ? '' : on, clock: next });
    onPick(kind === 'time' ? next : `${on}T${next}`);
    if (isWhole) close(true);
  };

  return (
    <Panel
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={nameOf(anchor) ?? (kind === 'time' ? texts.pickTime : texts.pickDate)}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'closed') onClose(currentTarget.contains(document.activeElement));
      }}
    >
      {kind === 'time' ? null : (
        <MonthGrid
          day={picked.day}
          min={min?.slice(0, 10)}
          max={max?.slice(0, 10)}
          onPick={pickDay}
        />
      )}
      {kind === 'date' ? null : (
        <ClockGrid clock={picked.clock} isFirst={kind === 'time'} onPick={pickClock} />
      )}
    </Panel>
  );
}

/** What the field asks for, e.g. "Anmeldeschluss": a form may have several calendars. */
function nameOf(anchor: HTMLElement): string | undefined {
  const input = anchor.querySelector('input');
  return input?.labels?.[0]?.textContent || input?.ariaLabel || undefined;
}

/** Below the field or, without room for that, above it; within the window. */
function place(field: HTMLElement, panel: HTMLElement): void {
  const anchor = field.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = anchor.bottom + GAP + height < clientHeight;
  const top = isBelow ? anchor.bottom + GAP : Math.max(GAP, anchor.top - GAP - height);
  const left = Math.max(GAP, Math.min(anchor.left, clientWidth - width - GAP));
  panel.style.setProperty('--top', `${top}px`);
  panel.style.setProperty('--left', `${left}px`);
}

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: { base: 'auto 0 0 0', md: 'auto' },
    top: { md: 'var(--top)' },
    left: { md: 'var(--left)' },
    width: { base: 'full', md: '19rem' },
    maxWidth: 'full',
    maxHeight: 'calc(100dvh - {spacing.4})',
    overflowY: 'auto',
    margin: '0',
    padding: '3',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: { md: 'md' },
    boxShadow: 'overlay',
    _backdrop: { mdDown: { bg: 'black/40' } },
  },
});
