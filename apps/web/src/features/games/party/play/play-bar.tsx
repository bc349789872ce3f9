import { chakra } from '@chakra-ui/react';
import type { PartyKind } from '@oche/darts/party/catalog';
import { ChevronLeft, List, Volume2, VolumeX } from 'lucide-react';
import { ButtonLink, IconButton } from '../../../../components/button.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { hasVoice, speak } from '../../../../lib/voice.ts';
import { useScorerSettings } from '../../score/scorer-settings.ts';
import { useSaid } from '../../training/call-out.tsx';

interface PlayBarProps {
  kind: PartyKind;
  /** what is said as soon as it changes */
  said: string;
  onVisits: () => void;
}

/** What is played, the way back, and what is needed less often. The voice is the scorer's setting. */
export function PlayBar({ kind, said, onVisits }: PlayBarProps) {
  const texts = useTexts('games/party');
  const locale = useLocale();
  const { settings, change } = useScorerSettings();
  const isOn = settings.voice;
  useSaid(said, isOn);
  const title = texts[kind].title();
  const Voice = isOn ? Volume2 : VolumeX;
  return (
    <Bar className="dark">
      <ButtonLink
        to="/games/party/$kind"
        params={{ kind }}
        variant="ghost"
        shape="icon"
        aria-label={texts.play.back({ game: title })}
      >
        <ChevronLeft aria-hidden="true" />
      </ButtonLink>
      <h1>{title}</h1>
      {hasVoice() ? (
        <IconButton
          label={texts.play.voice()}
          aria-pressed={isOn}
          onClick={() => {
            change({ voice: !isOn });
            // a browser lets a page speak once somebody has asked for it
            if (!isOn) speak(said, locale);
          }}
        >
          <Voice aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={texts.play.visits()} onClick={onVisits}>
        <List aria-hidden="true" />
      </IconButton>
    </Bar>
  );
}

const Bar = chakra('header', {
  base: {
    gridArea: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '1',
    bg: 'board.surround',
    color: 'fg',
    '& h1': {
      flex: '1',
      textStyle: 'label',
      fontSize: 'md',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
});
