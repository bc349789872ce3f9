import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { BoardStrip } from '../../../../components/board/board-strip.tsx';
import { Button } from '../../../../components/button.tsx';
import { CheckboxField } from '../../../../components/form/fields.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { Heading, Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useWakeLock } from '../../../../lib/use-wake-lock.ts';
import { DirectChoice } from '../direct-choice.tsx';
import { OwnPicture } from '../own-picture.tsx';
import { lineOfPhone, type PictureLine } from '../peers/picture-line.ts';
import { useCamera } from '../peers/use-camera.ts';
import { useSender } from '../peers/use-peers.ts';
import { usePicture } from '../peers/use-picture.ts';
import { phoneKey } from './phone-key.ts';

/** A phone that only shows the board. Nobody signs in; the link is used up by the first one that opens it. */
export function PhonePage({ token }: { token: string }) {
  const texts = useTexts('games/picture');
  const errorText = useErrorText();
  const { client } = trpc.useUtils();
  const [{ device, line }] = useState(() => {
    const own = phoneKey(token);
    return { device: own, line: lineOfPhone(client, own) };
  });
  const open = useMutation({
    mutationFn: () => client.remote.camera.open.mutate({ token, device }),
  });
  const begin = useEffectEvent(() => open.mutate());
  useEffect(() => begin(), []);
  const [attempt, setAttempt] = useState(0);
  if (open.isSuccess)
    return <PhoneCamera key={attempt} line={line} onAgain={() => setAttempt(attempt + 1)} />;
  return (
    <Frame title={open.error ? texts.phone.refused() : texts.phone.title()}>
      <p role="status">{open.error ? errorText(open.error) : texts.phone.opening()}</p>
    </Frame>
  );
}

function PhoneCamera({ line, onAgain }: { line: PictureLine; onAgain: () => void }) {
  const {
    phone: texts,
    sending: states,
    state: all,
    problem,
    setup,
    speak,
    again,
  } = useTexts('games/picture');
  const choice = usePicture(line);
  const { picture, way, isClosed } = choice;
  const camera = useCamera();
  const { track } = camera;
  useWakeLock(track !== null);
  const name = picture?.opponent ?? '';
  const sending = useSender(line, way, { picture: track, sound: camera.sound });
  /** for good: its peer is gone as soon as the camera is off */
  const [ended, setEnded] = useState<'over' | 'closed' | 'stopped' | null>(null);
  const end = useEffectEvent((how: NonNullable<typeof ended>) => {
    camera.close();
    setEnded((known) => known ?? how);
  });
  useEffect(() => {
    if (isClosed) end('closed');
    else if (sending === 'over' || sending === 'closed') end(sending);
  }, [isClosed, sending]);

  if (ended) {
    return (
      <Frame title={texts.title()}>
        <p role="status">{ended === 'stopped' ? texts.stopped() : states[ended]()}</p>
        <Row>
          <Button variant="outline" onClick={onAgain}>
            {again()}
          </Button>
        </Row>
      </Frame>
    );
  }
  if (!picture) {
    return (
      <Frame title={texts.title()}>
        <p role="status">{all.waiting()}</p>
      </Frame>
    );
  }
  return (
    <Frame title={texts.title()}>
      {track ? (
        <>
          <Said role="status" data-shown={sending === 'shown' || undefined}>
            {way ? states[sending]({ name }) : all.noRelay()}
          </Said>
          <OwnPicture camera={camera} />
          <CheckboxField
            label={speak()}
            checked={camera.sound !== null}
            error={camera.soundProblem ? problem.sound() : undefined}
            onChange={({ target }) => void camera.turnSound(target.checked)}
          />
          <DirectChoice choice={choice} name={name} />
          <Muted>{texts.keep()}</Muted>
          <Row>
            <Button
              variant="outline"
              onClick={() => {
                setEnded('stopped');
                camera.close();
              }}
            >
              {texts.stop()}
            </Button>
          </Row>
        </>
      ) : (
        <>
          <p>{texts.intro({ name })}</p>
          <Button
            variant="accent"
            size="lg"
            disabled={camera.isOpening}
            onClick={() => void camera.open()}
          >
            <Video aria-hidden="true" />
            {camera.isOpening ? setup.opening() : texts.start()}
          </Button>
          {camera.problem ? <p role="alert">{problem[camera.problem]()}</p> : null}
          <DirectChoice choice={choice} name={name} />
        </>
      )}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Screen>
      <BoardStrip />
      <Stack as="section" padding="4" maxWidth="form" width="full" marginInline="auto">
        <Heading as="h1">{title}</Heading>
        {children}
      </Stack>
    </Screen>
  );
}

const Screen = chakra('div', {
  base: {
    minHeight: '100dvh',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    bg: 'bg',
    color: 'fg',
  },
});
const Said = chakra('p', {
  base: {
    padding: '2',
    textStyle: 'label',
    borderInlineStart: '4px solid {colors.warning.solid}',
    '&[data-shown]': { borderColor: 'positive.solid' },
  },
});
