import { chakra } from '@chakra-ui/react';
import { Megaphone, PencilRuler } from 'lucide-react';
import { Row, Split, Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useDoor } from '../../../lib/addresses/use-door.ts';
import { shorten } from '../../../lib/head.ts';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { BestsSection } from '../bests/bests-section.tsx';
import type { BracketPlace } from '../bracket/view-limits.ts';
import { DrawSection } from '../draw/draw-section.tsx';
import { QualifiersSection } from '../series/qualifiers-section.tsx';
import { SeriesPart } from '../series/series-part.tsx';
import { useTournamentEvents } from '../shared/use-tournament-events.ts';
import { CourseSection } from './course-section.tsx';
import { RulesSection, WhereSection } from './facts.tsx';
import { Hero } from './hero.tsx';
import { OrganiserBar } from './organiser-bar.tsx';
import { OrganisersSection } from './organisers-section.tsx';
import { OwnEntry } from './own-entry.tsx';
import { ParticipantsSection } from './participants-section.tsx';
import { RegisterBar } from './register-bar.tsx';
import { ShareActions } from './share-actions.tsx';
import { ThreadSection } from './thread-section.tsx';

const OwnMatch = lazyPart(async () => (await import('../own/own-match.tsx')).OwnMatch);

/** A long name is cut in the breadcrumb, as the heading below has all of it. */
const CRUMB_LENGTH = 32;

interface TournamentPageProps {
  id: number;
  /** how the bracket is shown, from the address */
  place: BracketPlace;
  onPlace: (place: BracketPlace) => void;
}

/** A tournament, for everybody who may see it: what it is, who plays, and how to be one of them. */
export function TournamentPage({ id, place, onPlace }: TournamentPageProps) {
  const texts = useTexts('tournaments/page');
  const { title } = useTexts('tournaments');
  const list = useDoor('/tournaments');
  const [tournament] = trpc.tournaments.get.useSuspenseQuery({ id });
  const { isLost } = useTournamentEvents(tournament);
  useSeen([`tournament/${id}`]);
  const { name, status, description, cancelReason, own } = tournament;
  return (
    <Page>
      <Crumbs>
        <Breadcrumb
          items={[{ label: title(), to: list }, { label: shorten(name, CRUMB_LENGTH) }]}
        />
      </Crumbs>
      {status === 'cancelled' ? (
        <Notice icon={Megaphone}>
          <strong>{texts.cancelled()}.</strong> {texts.cancelledText()}{' '}
          {cancelReason ? texts.reason({ reason: cancelReason }) : null}
        </Notice>
      ) : null}
      {status === 'draft' ? <Notice icon={PencilRuler}>{texts.draft()}</Notice> : null}
      {isLost ? <Notice>{texts.lost()}</Notice> : null}
      <Hero tournament={tournament}>
        <SeriesPart series={tournament.series} />
        {status === 'active' && own?.status === 'registered' ? (
          <OwnMatch tournament={tournament} entryId={own.entryId} />
        ) : null}
        <OwnEntry tournament={tournament} />
        <RegisterBar tournament={tournament} />
        <Row>
          <ShareActions tournament={tournament} />
        </Row>
      </Hero>
      <OrganiserBar tournament={tournament} />
      <CourseSection tournament={tournament} place={place} onPlace={onPlace} />
      {status === 'active' || status === 'completed' ? <BestsSection id={id} /> : null}
      <Split sides="wideFirst">
        <Stack gap="8" alignContent="start" minWidth="0">
          {description ? (
            <TitledSection title={texts.about()}>
              <PlainText content={description} />
            </TitledSection>
          ) : null}
          <ParticipantsSection tournament={tournament} />
          <DrawSection tournament={tournament} />
        </Stack>
        <Aside>
          <WhereSection tournament={tournament} />
          <RulesSection tournament={tournament} />
          <QualifiersSection tournament={tournament} />
          <OrganisersSection tournament={tournament} />
          <ThreadSection tournament={tournament} />
          <LatePlace name="side" />
        </Aside>
      </Split>
    </Page>
  );
}

const Crumbs = chakra('div', { base: { marginBottom: '3' } });
const Aside = chakra('aside', {
  base: { display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' },
});
