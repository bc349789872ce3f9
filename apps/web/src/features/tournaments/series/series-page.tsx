import { chakra } from '@chakra-ui/react';
import { CalendarX, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Split, Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useDoor } from '../../../lib/addresses/use-door.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { shorten } from '../../../lib/head.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OrganisersBar } from '../shared/organisers-bar.tsx';
import { PersonLink } from '../shared/people.tsx';
import { ComingDates } from './coming.tsx';
import { Evenings } from './evenings.tsx';
import { SeriesHero } from './hero.tsx';
import { SeriesTable } from './table.tsx';
import { rulesText } from './words.ts';

const AddEveningDialog = lazyPart(
  async () => (await import('./add-evening-dialog.tsx')).AddEveningDialog,
);

const CRUMB_LENGTH = 32;

/** A series for everybody: who is in front, when the next evening is, and how it is counted. */
export function SeriesPage({ id }: { id: number }) {
  const texts = useTexts('tournaments/series');
  const { title } = useTexts('tournaments');
  const list = useDoor('/tournaments');
  const [series] = trpc.tournaments.series.get.useSuspenseQuery({ id });
  const { name, description, organiser } = series;
  return (
    <Page>
      <Crumbs>
        <Breadcrumb
          items={[
            { label: title(), to: list },
            { label: texts.title(), to: '/tournaments/series' },
            { label: shorten(name, CRUMB_LENGTH) },
          ]}
        />
      </Crumbs>
      <SeriesHero series={series} />
      <OrganiserBar id={id} />
      {series.refusal ? (
        <Notice icon={CalendarX}>
          <strong>{texts.desk.refused()}</strong>
          <p>{series.refusal}</p>
        </Notice>
      ) : null}
      <Split sides="wideFirst">
        <Stack gap="8" alignContent="start" minWidth="0">
          {description ? <PlainText content={description} /> : null}
          <TitledSection title={texts.table.title()}>
            <SeriesTable series={series} />
          </TitledSection>
        </Stack>
        <Stack gap="8" alignContent="start" minWidth="0">
          <Evenings series={series} />
          <ComingDates series={series} />
          <TitledSection title={texts.rules.title()}>
            <Rules>
              {rulesText(series.rules, texts).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </Rules>
          </TitledSection>
          {organiser ? (
            <TitledSection title={texts.organiser()}>
              <Who>
                <PersonAvatar person={organiser} />
                <PersonLink person={organiser} />
              </Who>
            </TitledSection>
          ) : null}
        </Stack>
      </Split>
    </Page>
  );
}

/** Editing, and the end of the season. */
function OrganiserBar({ id }: { id: number }) {
  const { desk: texts } = useTexts('tournaments/series');
  const [series] = trpc.tournaments.series.get.useSuspenseQuery({ id });
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [isClosing, setIsClosing] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const close = trpc.tournaments.series.close.useMutation({
    onSuccess: (saved) => utils.tournaments.series.get.setData({ id }, saved),
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => setIsClosing(false),
  });
  if (!series.can.organise) return null;
  return (
    <OrganisersBar title={texts.label()}>
      <ButtonLink
        to="/tournaments/series/$id"
        params={{ id: String(id) }}
        search={{ edit: '1' }}
        variant="outline"
        size="sm"
      >
        <Pencil aria-hidden="true" />
        {texts.edit()}
      </ButtonLink>
      <Button variant="outline" size="sm" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden="true" />
        {texts.add()}
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={close.isPending}
        onClick={() =>
          series.isClosed ? close.mutate({ id, isClosed: false }) : setIsClosing(true)
        }
      >
        {series.isClosed ? texts.reopen() : texts.close()}
      </Button>
      {isAdding ? <AddEveningDialog id={id} onClose={() => setIsAdding(false)} /> : null}
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setIsClosing(false)}
        onConfirm={() => close.mutate({ id, isClosed: true })}
        title={texts.closeTitle()}
        confirmLabel={texts.closeSubmit()}
        isPending={close.isPending}
      >
        {texts.closeText()}
      </ConfirmDialog>
    </OrganisersBar>
  );
}

export function SeriesNotFound() {
  const texts = useTexts('tournaments/series');
  return (
    <Page>
      <EmptyState
        as="h1"
        drawing="missed"
        title={texts.notFound()}
        action={
          <ButtonLink to="/tournaments/series" variant="outline">
            {texts.toSeries()}
          </ButtonLink>
        }
      >
        <p>{texts.notFoundText()}</p>
      </EmptyState>
    </Page>
  );
}

const Crumbs = chakra('div', { base: { marginBottom: '3' } });
const Rules = chakra('ul', {
  base: { display: 'grid', gap: '2', paddingInlineStart: '5', listStyleType: 'square' },
});
const Who = chakra('p', { base: { display: 'flex', alignItems: 'center', gap: '3' } });
