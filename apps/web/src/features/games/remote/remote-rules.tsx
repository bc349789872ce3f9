import { chakra } from '@chakra-ui/react';
import type { GameOutput } from '@oche/validators/games/schemas';
import { Video, VideoOff } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';

/** What holds between two who play at boards of their own, and where to turn when it doesn't. */
export function RemoteRules({ output }: { output: GameOutput }) {
  const { rules: texts, report, camera, noCamera } = useTexts('games/remote');
  const { user } = useAuth();
  const { withCamera, ownSide, players, entries } = output;
  const opponent = players.find(({ side }) => ownSide !== undefined && side !== ownSide)?.person;
  const Icon = withCamera ? Video : VideoOff;
  return (
    <Frame open={ownSide !== undefined && entries.length === 0}>
      <summary>
        <Icon aria-hidden="true" />
        {texts.title()} · {withCamera ? camera() : noCamera()}
      </summary>
      <Rules>
        <li>{texts.entry()}</li>
        {withCamera ? (
          <>
            <li>{texts.board()}</li>
            <li>{texts.double()}</li>
          </>
        ) : null}
        <li>{texts.order()}</li>
        <li>{texts.minute()}</li>
        <li>{texts.change()}</li>
        <li>{texts.late()}</li>
        <li>{texts.notice()}</li>
      </Rules>
      {user && opponent ? (
        <Report thing={{ kind: 'member', id: opponent.id }}>
          {(open) => (
            <Button variant="ghost" size="sm" onClick={open}>
              {report({ name: opponent.firstName })}
            </Button>
          )}
        </Report>
      ) : null}
    </Frame>
  );
}

const Frame = chakra('details', {
  base: {
    layerStyle: 'panel',
    padding: '3',
    marginBottom: '4',
    '& summary': { textStyle: 'label', cursor: 'pointer', paddingBlock: '1' },
    '& summary svg': {
      display: 'inline-block',
      verticalAlign: 'text-bottom',
      width: '5',
      height: '5',
      marginInlineEnd: '2',
    },
    '& > button': { marginTop: '2' },
  },
});
const Rules = chakra('ol', {
  base: {
    listStyle: 'decimal',
    paddingInlineStart: '6',
    marginTop: '2',
    maxWidth: '70ch',
    '& li': { paddingBlock: '0.5' },
    '& li::marker': { textStyle: 'number', color: 'fg.muted' },
  },
});
