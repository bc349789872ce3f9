import { useMemo } from 'react';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { inputOf, type Known, type TournamentFields } from './tournament-input.ts';
import { type LongValues, longForm } from './tournament-values.ts';

export type LongFormState = ReturnType<typeof useLongForm>;

interface Options {
  defaultValues: LongValues;
  timeZone: string;
  known?: Known;
  onSubmit: (tournament: TournamentFields) => Promise<void>;
}

/** The long form of a tournament, for a new one and for one that is edited. */
export function useLongForm({ defaultValues, timeZone, known, onSubmit }: Options) {
  const schema = useMemo(() => longForm(timeZone), [timeZone]);
  return useZodForm(schema, {
    defaultValues,
    onSubmit: (values) => onSubmit(inputOf(values, known)),
  });
}
