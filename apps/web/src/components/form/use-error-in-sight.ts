import { useEffect, useRef } from 'react';

/**
 * The error is shown above a form, but its button may be far below. So a new error gets the focus.
 * @returns the form's ref
 */
export function useErrorInSight(error: string | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[data-form-error]')?.focus();
  }, [error]);
  return form;
}
