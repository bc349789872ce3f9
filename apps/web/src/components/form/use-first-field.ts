import { type RefObject, useEffect } from 'react';

/** The field in which a dialog begins: opening it honours the attribute, not React's `autoFocus`. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    form.current?.querySelector(`[name="${name}"]`)?.setAttribute('autofocus', '');
  }, [form, name]);
}
