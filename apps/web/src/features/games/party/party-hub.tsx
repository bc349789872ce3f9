import { chakra } from '@chakra-ui/react';
import { type PartyKind, partyKinds } from '@oche/validators/games/party';
import { createLink } from '@tanstack/react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useIsTakenUp } from '../../../lib/late-snapshot.ts';
import { trpc } from '../../../lib/trpc.ts';
import { readParty } from './kept-party.ts';
import { PartySign } from './party-sign.tsx';
import { Waiting } from './waiting-line.tsx';

/** All that several play on one device, each with its rules in a sentence. */
export function PartyHub() {
  const texts = useTexts('games/party');
  const isTakenUp = useIsTakenUp();
  const { user } = useAuth();
  return (
    <Page>
      <PageHeader title={texts.hub.title()} lead={texts.hub.lead()} />
      {isTakenUp ? <Waiting /> : null}
      <List>
        {partyKinds.map((kind) => (
          <li key={kind}>
            <Game to="/games/party/$kind" params={{ kind }}>
              <PartySign kind={kind} />
              <span>
                <strong>{texts[kind].title()}</strong>
                {texts[kind].lead()}
                {isTakenUp && readParty(kind) ? <b>{texts.hub.goOn()}</b> : null}
                {user ? <Figures kind={kind} /> : null}
              </span>
            </Game>
          </li>
        ))}
      </List>
      <Row>
        <ButtonLink to="/games/new" variant="outline">
          {texts.hub.newGame()}
        </ButtonLink>
        {user ? (
          <ButtonLink to="/games/training" variant="ghost">
            {texts.hub.training()}
          </ButtonLink>
        ) : null}
      </Row>
    </Page>
  );
}

/** How often the member has played it, and won. */
function Figures({ kind }: { kind: PartyKind }) {
  const texts = useTexts('games/party').hub;
  const [figures] = trpc.games.party.figures.useSuspenseQuery();
  const own = figures.find((one) => one.kind === kind);
  if (!own) return <b data-never="">{texts.never()}</b>;
  const { played, won, best } = own;
  return (
    <b>
      {texts.played({ played, won })}
      {best === null ? null : ` · ${texts.best({ best })}`}
    </b>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: '3',
    listStyle: 'none',
    marginBottom: '6',
  },
});
const Game = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '4',
      height: 'full',
      padding: '3',
      layerStyle: 'panel',
      color: 'fg',
      textDecoration: 'none',
      _hover: { borderColor: 'fg' },
      '& > span': { display: 'grid', gap: '1', textStyle: 'small', color: 'fg.muted' },
      '& strong': { textStyle: 'subheading', color: 'fg' },
      '& b': { textStyle: 'number', color: 'positive', '&[data-never]': { color: 'fg.muted' } },
    },
  }),
);
