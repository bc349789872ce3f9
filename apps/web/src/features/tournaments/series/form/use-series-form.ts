import { type FormEvent, useState } from 'react';
import { useUi } from '../../../../components/ui-context.tsx';
import type { Known, TournamentFields } from '../../form/tournament-input.ts';
import type { LongValues } from '../../form/tournament-values.ts';
import { useLongForm } from '../../form/use-long-form.ts';
import { errorsOf, rulesOf, type SeriesValues, type TemplateInput } from './series-values.ts';

interface Said {
  name: string;
  description: string;
  rules: ReturnType<typeof rulesOf>;
  template: TemplateInput | null;
}

interface Options {
  series: SeriesValues;
  tournament: LongValues;
  known?: Known;
  timeZone: string;
  onSubmit: (said: Said, values: SeriesValues) => Promise<void>;
}

/** The form of a series around that of its evening; what is wrong in either stays and is said. */
export function useSeriesForm({ series, tournament, known, timeZone, onSubmit }: Options) {
  const { readError } = useUi();
  const [values, setValues] = useState(series);
  const [errors, setErrors] = useState<ReturnType<typeof errorsOf>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async (fields: TournamentFields | null) => {
    const { repeats, lastDate } = values;
    await onSubmit(
      {
        name: values.name,
        description: values.description,
        rules: rulesOf(values),
        template:
          fields === null || repeats === 'none'
            ? null
            : {
                tournament: fields,
                repeats,
                every: Number(values.every),
                announceDays: Number(values.announceDays),
                lastDate: lastDate || undefined,
                boardIds: fields.venueId ? values.boardIds : [],
              },
      },
      values,
    );
  };
  const form = useLongForm({
    defaultValues: tournament,
    timeZone,
    ...(known && { known }),
    onSubmit: async (fields) => {
      if (Object.keys(errorsOf(values)).length === 0) await send(fields);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const wrong = errorsOf(values);
    setErrors(wrong);
    setFailure(null);
    if (values.repeats !== 'none') return form.props.onSubmit(event);
    event.preventDefault();
    if (Object.keys(wrong).length > 0) return;
    setIsSending(true);
    send(null)
      .catch((error: unknown) => setFailure(readError(error).message))
      .finally(() => setIsSending(false));
  };
  return {
    form,
    values,
    errors,
    change: (changed: Partial<SeriesValues>) => setValues((before) => ({ ...before, ...changed })),
    isPending: form.isPending || isSending,
    props: {
      ...form.props,
      onSubmit: submit,
      isPending: form.isPending || isSending,
      error: failure ?? form.props.error,
    },
  };
}
