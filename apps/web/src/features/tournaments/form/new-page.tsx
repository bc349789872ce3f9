import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { UnconfirmedNotice } from '../../../patterns/unconfirmed-notice.tsx';
import { DEFAULT_ZONE } from '../shared/when.ts';
import { LongFields } from './long-fields.tsx';
import { NEW_LONG } from './tournament-values.ts';
import { useDeadline } from './use-deadline.ts';
import { useLongForm } from './use-long-form.ts';
import { useNewTournament } from './use-new-tournament.ts';

const FileSection = lazyPart(async () => (await import('./file-section.tsx')).FileSection);

interface NewPageProps {
  /** the lounge where it is to be */
  venueId: number | undefined;
  /** the club that it is of */
  clubId: number | undefined;
}

/** A new tournament with everything that can be said of it; what was typed survives a reload. */
export function NewPage({ venueId, clubId }: NewPageProps) {
  const texts = useTexts('tournaments/create');
  const words = useTexts('tournaments/form');
  const { title } = useTexts('tournaments');
  const { draft, create } = useNewTournament();
  const [isDraft, setIsDraft] = useState(false);
  const [isForClub, setIsForClub] = useState(true);
  const form = useLongForm({
    defaultValues: {
      ...NEW_LONG,
      ...draft.read(),
      ...(venueId && { venueId: String(venueId) }),
    },
    timeZone: DEFAULT_ZONE,
    onSubmit: (tournament) =>
      create({ ...tournament, isDraft, ...(clubId && { clubId, isForClub }) }),
  });
  useDeadline(form, draft.write);
  return (
    <Page width="text">
      <PageHeader
        breadcrumb={[{ label: title(), to: '/tournaments' }, { label: texts.title() }]}
        title={texts.title()}
        lead={words.lead()}
      />
      <Form {...form.props}>
        <UnconfirmedNotice text={texts.unconfirmed} />
        <LongFields form={form} />
        {clubId ? (
          <CheckboxField
            label={words.forClub()}
            hint={words.forClubHint()}
            checked={isForClub}
            onChange={(event) => setIsForClub(event.target.checked)}
          />
        ) : null}
        <CheckboxField
          label={words.draft()}
          hint={words.draftHint()}
          checked={isDraft}
          onChange={(event) => setIsDraft(event.target.checked)}
        />
        <SubmitButton
          isPending={form.isPending}
          pendingText={texts.pending()}
          shape="wedge"
          size="lg"
        >
          {texts.submit()}
        </SubmitButton>
      </Form>
      <Below>
        <FileSection />
      </Below>
    </Page>
  );
}

const Below = chakra('div', { base: { marginTop: '12' } });
