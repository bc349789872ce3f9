import { useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import { AgainCard } from './again-card.tsx';
import { pickOf } from './players.ts';
import { againOf } from './setup-form.ts';
import { StartForm } from './start-form.tsx';
import { TrainingLinks } from './training-links.tsx';
import { useStart } from './use-start.ts';
import type { StartSearch, Wanted } from './wanted.ts';

interface StartPageProps {
  ownId: string;
  search: StartSearch;
  wanted: Wanted;
  input: RouterInputs['games']['startOptions'];
}

/** The shortest way to the oche: the usual game with one tap, any other with a few. */
export function StartPage({ ownId, search, wanted, input }: StartPageProps) {
  const texts = useTexts('games/start');
  const { readError } = useUi();
  const isConfirmed = useAuth().user?.emailVerified === true;
  const [options] = trpc.games.startOptions.useSuspenseQuery(input, { staleTime: Infinity });
  const { last, opponent } = options;
  const { start, begin } = useStart(ownId, search);
  const [isAgain, setIsAgain] = useState(false);
  const place = { loungeId: wanted.lounge, boardId: wanted.board };
  return (
    <Page width="text">
      <PageHeader
        title={texts.title()}
        actions={
          <ButtonLink to="/games/lobby" variant="outline">
            {texts.lobby()}
          </ButtonLink>
        }
      />
      {isConfirmed ? null : <Notice>{texts.unconfirmed()}</Notice>}
      {last && !opponent ? (
        <AgainCard
          last={last}
          ownId={ownId}
          isPending={start.isPending && isAgain}
          error={start.error && isAgain ? readError(start.error).message : null}
          onStart={() => {
            setIsAgain(true);
            // what went wrong is said on the card
            begin(
              last.sides.map((side) => side.map(pickOf)),
              { ...againOf(last, place), ...(!isConfirmed && { visibility: 'private' }) },
            ).catch(() => {});
          }}
        />
      ) : null}
      <StartForm
        ownId={ownId}
        own={{ userId: ownId }}
        search={search}
        wanted={wanted}
        options={options}
        hasMachine
        hasHeading={last !== null && !opponent}
        onStart={(sides, setup) => {
          setIsAgain(false);
          return begin(sides, setup);
        }}
      />
      <TrainingLinks />
    </Page>
  );
}
