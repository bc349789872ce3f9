import { chakra } from '@chakra-ui/react';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useIsAdmin } from '../../../lib/auth.ts';
import { ClosedNow } from './closed-now.tsx';
import { DutiesToday } from './duties-today.tsx';
import { LastWeek } from './last-week.tsx';
import { Stats } from './stats.tsx';

/** What there is; for admins also what waits for somebody, and how the week went. */
export function OverviewSection() {
  const { overview: texts } = useTexts('admin/site');
  const isAdmin = useIsAdmin();
  return (
    <Root>
      <Stats />
      {isAdmin ? (
        <Columns>
          <TitledSection title={texts.duties.title()}>
            <DutiesToday />
            <ClosedNow />
          </TitledSection>
          <LastWeek />
        </Columns>
      ) : null}
    </Root>
  );
}

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '6', md: '8' } },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
    gap: '8',
    alignItems: 'start',
  },
});
