import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, PathValue, UseFormReturn } from 'react-hook-form';
import { DEFAULT_ZONE, instantText, localText } from '../shared/when.ts';
import type { ShortValues } from './tournament-values.ts';

const HOUR = 3_600_000;

/**
 * While the deadline is empty or as it was proposed, it follows the start, an hour before it.
 * @param onChange gets all values whenever one changes
 */
export function useDeadline<Values extends ShortValues>(
  form: Pick<UseFormReturn<Values, unknown, never>, 'watch' | 'getValues' | 'setValue'>,
  onChange: (values: Values) => void,
): void {
  const { watch } = form;
  const follow = useEffectEvent((changed: string | undefined, before: string) => {
    const values = form.getValues();
    onChange(values);
    if (changed !== 'startDate') return before;
    const proposed = beforeStart(values.startDate);
    if (values.registrationDeadline === '' || values.registrationDeadline === before) {
      form.setValue(
        'registrationDeadline' as FieldPath<Values>,
        proposed as PathValue<Values, FieldPath<Values>>,
      );
    }
    return proposed;
  });
  useEffect(() => {
    let proposed = '';
    const { unsubscribe } = watch((_, { name }) => {
      proposed = follow(name, proposed);
    });
    return unsubscribe;
  }, [watch]);
}

/** The zone cancels out. */
function beforeStart(local: string): string {
  const start = Date.parse(instantText(local, DEFAULT_ZONE));
  return Number.isNaN(start) ? '' : localText(new Date(start - HOUR).toISOString(), DEFAULT_ZONE);
}
