import { useEffect, useRef } from 'react';

/**
 * What is wrong stands above a form, its button may be far below: a new message gets the focus.
 * @returns the form's ref
 */
export function useErrorInSight(error: string | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[data-form-error]')?.focus();
  }, [error]);
  return form;
}
