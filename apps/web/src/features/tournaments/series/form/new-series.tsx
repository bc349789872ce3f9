import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { Page, PageHeader } from '../../../../components/page/page.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { LongFields } from '../../form/long-fields.tsx';
import { type Known, valuesOf } from '../../form/tournament-input.ts';
import { type LongValues, NEW_LONG } from '../../form/tournament-values.ts';
import { useDeadline } from '../../form/use-deadline.ts';
import { DEFAULT_ZONE, zoneOf } from '../../shared/when.ts';
import { nextWeek } from '../next-week.ts';
import { SeriesFields } from './series-form.tsx';
import { valuesOfSeries } from './series-values.ts';
import { useSeriesForm } from './use-series-form.ts';

/** A new series, perhaps made of a tournament, which is its first evening then. */
export function NewSeries({ from }: { from: number | undefined }) {
  const { data } = trpc.tournaments.get.useQuery(
    { id: from ?? 0 },
    { enabled: from !== undefined },
  );
  if (from !== undefined && !data) return null;
  return <NewForm tournament={data} />;
}

function NewForm({ tournament }: { tournament: RouterOutputs['tournaments']['get'] | undefined }) {
  const { form: texts, title: seriesTitle } = useTexts('tournaments/series');
  const { title } = useTexts('tournaments');
  const locale = useLocale();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.tournaments.series.create.useMutation();
  const zone = tournament ? zoneOf(tournament.venue) : DEFAULT_ZONE;
  const idempotencyKey = useMemo(() => crypto.randomUUID(), []);
  const known: Known | undefined = useMemo(
    () => tournament && { ...tournament, ...nextWeek(tournament, zone, new Date()) },
    [tournament, zone],
  );
  const evening: LongValues = known
    ? { ...valuesOf(known, locale), name: eveningOf(known.name) }
    : { ...NEW_LONG, name: eveningOf('') };
  const { form, values, errors, change, props, isPending } = useSeriesForm({
    series: { ...valuesOfSeries(undefined, null), repeats: 'weekly', name: tournament?.name ?? '' },
    tournament: evening,
    ...(known && { known }),
    timeZone: zone,
    onSubmit: async (said) => {
      const { id } = await create.mutateAsync({
        ...said,
        tournamentId: tournament?.can.organise ? tournament.id : undefined,
        venueId: tournament?.venue?.id,
        idempotencyKey,
      });
      await utils.tournaments.invalidate();
      await navigate({ to: '/tournaments/series/$id', params: { id: String(id) } });
    },
  });
  useDeadline(form, NOTHING);
  return (
    <Page width="text">
      <PageHeader
        breadcrumb={[
          { label: title(), to: '/tournaments' },
          { label: seriesTitle(), to: '/tournaments/series' },
          { label: texts.newTitle() },
        ]}
        title={texts.newTitle()}
        lead={texts.newLead()}
      />
      <Form {...props}>
        <SeriesFields
          values={values}
          errors={errors}
          onChange={(changed) => {
            // the name of the evening follows that of the series, until it is another one
            const { name } = changed;
            if (name !== undefined && form.getValues('name') === eveningOf(values.name)) {
              form.setValue('name', eveningOf(name));
            }
            change(changed);
          }}
          venueId={form.watch('venueId')}
          evening={<LongFields form={form} {...(known && { known })} />}
          isKnown={false}
        />
        <SubmitButton isPending={isPending} pendingText={texts.pending()} shape="wedge" size="lg">
          {texts.submit()}
        </SubmitButton>
      </Form>
    </Page>
  );
}

/** With the number of the evening. */
const eveningOf = (name: string): string => `${name} ##`.trim();
/** What is typed here isn't kept. */
const NOTHING = () => undefined;
