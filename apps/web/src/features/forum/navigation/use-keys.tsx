import type { ReactNode } from 'react';
import { KeysDialog } from '../../../components/dialog/keys-dialog.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useKeyDown } from '../../../lib/keys/use-key-down.ts';
import { useDeviceSettings } from '../../../lib/storage/use-device-settings.ts';

/** A key, what it is called, and what it does; the last is missing where the browser does it. */
export type Key = readonly [key: string, name: string, action?: () => void];

/** Whether the dialog is open that says what the keys do, and how to change that. */
export type Opening = readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void];

/**
 * Single keys of the forum, and `?`, which says what they do. Not while somebody is typing, and not for members who
 * have switched them off, as they are in the way of dictation.
 * @returns the dialog, while it is open
 */
export function useKeys(
  title: string,
  keys: readonly Key[],
  [isOpen, setIsOpen]: Opening,
): ReactNode {
  const { keys: texts } = useTexts('forum/reading');
  const { settings, change } = useDeviceSettings('oche:forum-keys', { areOn: true });
  const all: readonly Key[] = [...keys, ['?', texts.help(), () => setIsOpen(true)]];

  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const action = all.find(([key]) => key === event.key)?.[2];
    if (!action || !settings.areOn) return;
    event.preventDefault();
    action();
  });

  return isOpen ? (
    <KeysDialog
      title={title}
      keys={all.map(([key, name]) => [key.length === 1 ? key.toUpperCase() : key, name])}
      onClose={() => setIsOpen(false)}
    >
      <CheckboxField
        label={texts.areOn()}
        checked={settings.areOn}
        onChange={(event) => change({ areOn: event.target.checked })}
      />
    </KeysDialog>
  ) : null;
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('dialog, input, textarea, select, [contenteditable], [role=menu]') !== null;
