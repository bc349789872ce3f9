import { chakra } from '@chakra-ui/react';
import type { Lobby } from '@oche/validators/lobby/schemas';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useOpenGameText } from './open-game-text.ts';
import type { Playing } from './use-playing.ts';

interface OwnGameProps {
  own: NonNullable<Lobby['own']>;
  isHidden: boolean;
  playing: Playing;
}

/** The own open game, and that nothing else has to be done. */
export function OwnGame({ own, isHidden, playing }: OwnGameProps) {
  const { own: texts } = useTexts('lobby');
  const words = useOpenGameText();
  return (
    <div>
      <Band className="dark" aria-labelledby="waiting">
        <Title id="waiting">
          {texts.title()} <Time value={own.openedAt} />
        </Title>
        <Game>{words(own)}</Game>
        <p>{texts.text()}</p>
        <Button
          variant="outline"
          justifySelf="start"
          disabled={playing.isPending}
          onClick={playing.close}
        >
          {texts.close()}
        </Button>
      </Band>
      {isHidden ? (
        <Notice>
          {texts.hidden()}{' '}
          <TextLink to="/profile/{-$id}" search={{ edit: '1' }}>
            {texts.profile()}
          </TextLink>
        </Notice>
      ) : null}
    </div>
  );
}

const Band = chakra('section', {
  base: {
    bg: 'bg.sunken',
    color: 'fg',
    display: 'grid',
    gap: '2',
    marginBottom: '4',
    padding: { base: '4', md: '6' },
    borderBottom: '4px solid {colors.accent.solid}',
  },
});
const Title = chakra('h2', { base: { textStyle: 'label', color: 'fg.muted' } });
const Game = chakra('p', { base: { textStyle: 'heading' } });
