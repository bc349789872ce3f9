import { chakra } from '@chakra-ui/react';
import { Flag, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Split, Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Report } from '../../../components/report/report.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Prose } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AdmissionsSection } from '../members/admissions-section.tsx';
import { MembersSection } from '../members/members-section.tsx';
import { NewsSection } from '../parts/news-section.tsx';
import { RankingSection } from '../parts/ranking-section.tsx';
import { TournamentsSection } from '../parts/tournaments-section.tsx';
import { ClubHero } from './club-hero.tsx';

const EditClub = lazyPart(async () => (await import('../form/edit-club.tsx')).EditClub);

/** A club with who is in it, what it says, plays and writes, and the way in. */
export function ClubPage({ id }: { id: number }) {
  const { page: texts } = useTexts('clubs');
  const [club] = trpc.clubs.get.useSuspenseQuery({ id });
  const [isEditing, setIsEditing] = useState(false);
  useSeen([`club/${id}`]);
  const { can, description } = club;
  return (
    <Page>
      <Bar>
        <Breadcrumb items={[{ label: texts.crumb(), to: '/clubs' }]} />
        <span>
          {can.manage ? (
            <Button size="sm" variant="ghost" onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden="true" />
              {texts.edit()}
            </Button>
          ) : null}
          {can.report ? (
            <Report thing={{ kind: 'club', id: String(id) }}>
              {(open) => (
                <Button size="sm" variant="ghost" onClick={open}>
                  <Flag aria-hidden="true" />
                  {texts.report()}
                </Button>
              )}
            </Report>
          ) : null}
        </span>
      </Bar>
      <ClubHero club={club} />
      <Split>
        <Stack gap="8" alignContent="start" minWidth="0">
          {can.manage ? <AdmissionsSection id={id} /> : null}
          {description ? (
            <TitledSection title={texts.about()}>
              <Prose>{description}</Prose>
            </TitledSection>
          ) : null}
          <NewsSection club={club} />
          <TournamentsSection club={club} />
          <RankingSection id={id} />
        </Stack>
        <Stack gap="8" alignContent="start" minWidth="0">
          <MembersSection club={club} />
        </Stack>
      </Split>
      {isEditing ? <EditClub club={club} onClose={() => setIsEditing(false)} /> : null}
    </Page>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '8',
    marginBottom: '3',
  },
});
