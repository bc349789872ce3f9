import { type RefObject, useEffect } from 'react';

/** Focuses a field when a dialog opens: the attribute works then, React's `autoFocus` doesn't. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    form.current?.querySelector(`[name="${name}"]`)?.setAttribute('autofocus', '');
  }, [form, name]);
}
