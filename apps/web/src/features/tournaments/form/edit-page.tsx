import { useNavigate } from '@tanstack/react-router';
import { Form } from '../../../components/form/form.tsx';
import { SaveBar } from '../../../components/form/save-bar.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { shorten } from '../../../lib/head.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PreparationBar } from '../prepare/preparation-bar.tsx';
import { zoneOf } from '../shared/when.ts';
import { LongFields } from './long-fields.tsx';
import { valuesOf } from './tournament-input.ts';
import { useLongForm } from './use-long-form.ts';

/** Everything that organisers can change until the tournament is over. */
export function EditPage({ id }: { id: number }) {
  const texts = useTexts('tournaments/form');
  const { title } = useTexts('tournaments');
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [tournament] = trpc.tournaments.get.useSuspenseQuery({ id });
  const update = trpc.tournaments.update.useMutation();
  const params = { id: String(id) };
  const isBefore = tournament.status === 'draft' || tournament.status === 'upcoming';
  const form = useLongForm({
    defaultValues: valuesOf(tournament, locale),
    timeZone: zoneOf(tournament.venue),
    known: tournament,
    onSubmit: async (fields) => {
      const saved = await update.mutateAsync({
        ...fields,
        id,
        threadId: tournament.thread?.id,
      });
      // the page is left without a question
      form.reset(valuesOf(saved, locale));
      await utils.tournaments.invalidate();
      await navigate({ to: '/tournaments/$id', params });
      toast.show({ variant: 'success', title: texts.saved() });
    },
  });
  return (
    <Page width="text">
      <PageHeader
        breadcrumb={[
          { label: title(), to: '/tournaments' },
          { label: shorten(tournament.name, 32), to: `/tournaments/${id}` },
          { label: texts.edit() },
        ]}
        title={texts.edit()}
        lead={tournament.name}
      />
      {isBefore ? <PreparationBar tournament={tournament} /> : null}
      <Form {...form.props}>
        <LongFields form={form} known={tournament} />
        <SaveBar isDirty={form.formState.isDirty} isPending={form.isPending} />
      </Form>
    </Page>
  );
}
