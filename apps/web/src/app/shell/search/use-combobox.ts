import { type KeyboardEvent, useState } from 'react';

/** What the list of options below a box has to know. */
interface Combobox {
  /** the id of the option that Enter would take */
  active: string | undefined;
  /** false after Escape, until something else is typed */
  isOpen: boolean;
  /** tells which options there are, in their order */
  setOptions: (ids: readonly string[]) => void;
}

/** The id of the list. */
const LISTBOX_ID = 'search-options';

/**
 * The combobox of the ARIA practices: the focus stays in the box while arrows go through the options.
 * From the last one they go back to the box.
 */
export function useCombobox() {
  const [options, setOptions] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [isOpen, setIsOpen] = useState(true);
  const isExpanded = isOpen && options.length > 0;
  const at = isExpanded && chosen !== undefined ? options.indexOf(chosen) : -1;
  const active = options[at];

  const go = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    setChosen(options[to]);
    document.getElementById(options[to] ?? '')?.scrollIntoView({ block: 'nearest' });
  };
  /** @returns whether the key was meant for the list */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // while a word is being composed, keys belong to the input method
    if (event.nativeEvent.isComposing || options.length === 0) return false;
    const places = options.length + 1;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        setIsOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        go(event, ((at + 1 + step + places) % places) - 1);
        return true;
      }
      case 'Home':
      case 'End':
        if (at < 0) return false;
        go(event, event.key === 'Home' ? 0 : options.length - 1);
        return true;
      case 'Enter':
        if (!active) return false;
        event.preventDefault();
        document.getElementById(active)?.click();
        return true;
      case 'Escape':
        if (!isExpanded) return false;
        event.preventDefault();
        close();
        return true;
      case 'ArrowLeft':
      case 'ArrowRight':
        setChosen(undefined);
        return false;
      default:
        return false;
    }
  };
  const close = () => {
    setIsOpen(false);
    setChosen(undefined);
  };
  const open = () => {
    setIsOpen(true);
    setChosen(undefined);
  };
  return {
    /** for the box */
    props: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? LISTBOX_ID : undefined,
      'aria-activedescendant': active,
    } as const,
    list: { active, isOpen, setOptions } satisfies Combobox,
    onKeyDown,
    open,
    close,
  };
}
