import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { BoardStrip } from '../../components/board/board-strip.tsx';
import { Button } from '../../components/button.tsx';
import { Container } from '../../components/card.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Page } from '../../components/page/page.tsx';
import { TabLink, TabLinks } from '../../components/tab-links.tsx';
import { Heading } from '../../components/text.tsx';
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
      <Band className="dark">
        <Inner>
          <Words>
            <Heading as="h1" size="title">
              {texts.title()}
            </Heading>
            <p>{texts.lead()}</p>
          </Words>
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
        </Inner>
        <BoardStrip />
      </Band>
      <Page>
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

const Band = chakra('header', { base: { bg: 'bg', color: 'fg' } });
const Inner = chakra(Container, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '4',
    paddingBlock: { base: '6', md: '8' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '1', '& p': { color: 'fg.muted' } } });
const Quick = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: { base: '1', sm: '2' } },
});
