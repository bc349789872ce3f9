import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { TabLink, TabLinks } from '../../components/tab-links.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { AlertSection } from './alert-section.tsx';
import type { ChallengeSearch } from './challenge-search.ts';
import { type QuickTime, quickTimes } from './form/quick-times.ts';
import { Filters } from './list/filters.tsx';
import { NearList } from './list/near-list.tsx';
import { OwnList } from './list/own-list.tsx';

const NewChallenge = lazyPart(async () => (await import('./form/new-challenge.tsx')).NewChallenge);

/** Who fancies a game, and the shortest way to say so oneself. */
export function ChallengesPage({ search }: { search: ChallengeSearch }) {
  const texts = useTexts('challenges');
  const navigate = useNavigate();
  const isMine = search.tab === 'mine';
  const open = (time: QuickTime) =>
    void navigate({ to: '/challenges', search: { ...search, new: time }, resetScroll: false });
  const close = () =>
    void navigate({
      to: '/challenges',
      search: { ...search, new: undefined, opponent: undefined },
      resetScroll: false,
    });
  return (
    <>
      <Page>
        <PageHeader
          title={texts.title()}
          lead={texts.lead()}
          actions={
            <Quick role="group" aria-label={texts.quick.label()}>
              {quickTimes.map((time) => (
                <Button
                  key={time}
                  variant={time === 'evening' ? 'accent' : 'outline'}
                  shape={time === 'evening' ? 'wedge' : 'straight'}
                  onClick={() => open(time)}
                >
                  {texts.quick[time]()}
                </Button>
              ))}
            </Quick>
          }
        />
        <TabLinks label={texts.tabs.label()}>
          <li>
            <TabLink
              to="/challenges"
              search={{ tab: undefined }}
              activeOptions={{ explicitUndefined: true }}
            >
              {texts.tabs.near()}
            </TabLink>
          </li>
          <li>
            <TabLink to="/challenges" search={{ tab: 'mine' }}>
              {texts.tabs.mine()}
            </TabLink>
          </li>
        </TabLinks>
        {isMine ? (
          <OwnList search={search} />
        ) : (
          <>
            <Filters search={search} />
            <NearList search={search} onCreate={() => open('evening')} />
            <AlertSection />
          </>
        )}
      </Page>
      {search.new ? (
        <NewChallenge time={search.new} opponent={search.opponent} onClose={close} />
      ) : null}
    </>
  );
}

const Quick = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: { base: '1', sm: '2' } },
});
