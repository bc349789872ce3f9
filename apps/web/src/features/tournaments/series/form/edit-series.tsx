import { useNavigate } from '@tanstack/react-router';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { Page, PageHeader } from '../../../../components/page/page.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { LongFields } from '../../form/long-fields.tsx';
import { type Known, valuesOf } from '../../form/tournament-input.ts';
import { NEW_LONG } from '../../form/tournament-values.ts';
import { zoneOf } from '../../shared/when.ts';
import { SeriesFields } from './series-form.tsx';
import { type Template, valuesOfSeries } from './series-values.ts';
import { useSeriesForm } from './use-series-form.ts';

type Series = RouterOutputs['tournaments']['series']['get'];

/** What organisers change of a series: its table at once, its evenings from the next one on. */
export function EditSeries({ id }: { id: number }) {
  const [series] = trpc.tournaments.series.get.useSuspenseQuery({ id });
  const { data: template } = trpc.tournaments.series.template.useQuery(
    { id },
    { enabled: series.can.organise, staleTime: Number.POSITIVE_INFINITY },
  );
  if (template === undefined) return null;
  return <EditForm series={series} template={template} />;
}

function EditForm({ series, template }: { series: Series; template: Template | null }) {
  const { form: texts, title: seriesTitle } = useTexts('tournaments/series');
  const { title } = useTexts('tournaments');
  const { texts: ui } = useUi();
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const utils = trpc.useUtils();
  const update = trpc.tournaments.series.update.useMutation();
  const { id, name, venue } = series;
  const zone = zoneOf(venue);
  const known = template ? knownOf(template, venue) : undefined;
  const { form, values, errors, change, props, isPending } = useSeriesForm({
    series: valuesOfSeries(series, template),
    tournament: known ? valuesOf(known, locale) : { ...NEW_LONG, name: `${name} ##` },
    ...(known && { known }),
    timeZone: zone,
    onSubmit: async (said, { changesAnnounced }) => {
      await update.mutateAsync({ ...said, id, venueId: venue?.id, changesAnnounced });
      await utils.tournaments.invalidate();
      await navigate({ to: '/tournaments/series/$id', params: { id: String(id) } });
      toast.show({ variant: 'success', title: texts.saved() });
    },
  });
  return (
    <Page width="text">
      <PageHeader
        breadcrumb={[
          { label: title(), to: '/tournaments' },
          { label: seriesTitle(), to: '/tournaments/series' },
          { label: name, to: `/tournaments/series/${id}` },
          { label: texts.editTitle() },
        ]}
        title={texts.editTitle()}
        lead={name}
      />
      <Form {...props}>
        <SeriesFields
          values={values}
          errors={errors}
          onChange={change}
          venueId={form.watch('venueId')}
          evening={<LongFields form={form} {...(known && { known })} />}
          isKnown={series.evenings.length > 0}
        />
        <SubmitButton isPending={isPending} pendingText={ui.saving} size="lg">
          {ui.save}
        </SubmitButton>
      </Form>
    </Page>
  );
}

const knownOf = ({ tournament }: Template, venue: Series['venue']): Known => ({
  ...tournament,
  description: tournament.description ?? null,
  endDate: tournament.endDate ?? null,
  checkInOpensAt: tournament.checkInOpensAt ?? null,
  rules: tournament.rules ?? null,
  location: tournament.location ?? null,
  venue,
});
