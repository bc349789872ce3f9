import { chakra } from '@chakra-ui/react';
import type { CountingBoard } from '@oche/validators/autoscoring/schemas';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { TextLink } from '../../../../components/link.tsx';
import { Time } from '../../../../components/time/time.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

/** How a board is doing: whether it is connected, since when not, what it counts for. */
export function BoardFacts({ board }: { board: CountingBoard }) {
  const texts = useTexts('games/counting-boards');
  const { state, isConnected, maker, version, seenAt, dartAt, attached } = board;
  const isBlind = state === 'blind' || state === 'stopped';
  const Sign = !isConnected ? CircleDashed : isBlind ? CircleAlert : CircleCheck;
  const tone = !isConnected ? 'away' : isBlind ? 'blind' : 'there';
  const { states } = texts;
  const said = isConnected
    ? state === null
      ? states.hello()
      : states[state]()
    : seenAt
      ? states.away()
      : states.never();
  return (
    <Facts>
      <li data-tone={tone}>
        <Sign aria-hidden="true" />
        {said}
      </li>
      {isConnected && maker ? (
        <li>{texts.heldBy({ maker: texts.makers[maker](), version: version ?? '' })}</li>
      ) : null}
      {!isConnected && seenAt ? (
        <li>
          {texts.lastSeen()}: <Time value={seenAt} />
        </li>
      ) : null}
      {dartAt ? (
        <li>
          {texts.lastDart()}: <Time value={dartAt} />
        </li>
      ) : null}
      {attached ? (
        <li>
          {attached.gameId === null ? (
            texts.inTraining()
          ) : (
            <TextLink to="/games/$id" params={{ id: String(attached.gameId) }}>
              {texts.inGame()}
            </TextLink>
          )}
        </li>
      ) : null}
    </Facts>
  );
}

const Facts = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& svg': { width: '4', height: '4', flexShrink: '0' },
    '& [data-tone=there]': { color: 'positive' },
    '& [data-tone=blind]': { color: 'danger' },
  },
});
