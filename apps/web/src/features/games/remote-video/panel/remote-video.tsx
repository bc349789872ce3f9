import { Maximize2, Mic, MicOff, Minimize2, Video, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useStreamOf } from '../own-picture.tsx';
import { lineOfMember } from '../peers/picture-line.ts';
import { useCamera } from '../peers/use-camera.ts';
import { useSender, useViewer } from '../peers/use-peers.ts';
import { usePicture } from '../peers/use-picture.ts';
import { PictureView } from '../picture-view.tsx';
import { Own, Panel, Stage, Tools, Words } from './panel-frame.ts';
import { SetupDialog } from './setup-dialog.tsx';

interface RemoteVideoProps {
  gameId: number;
  /** who plays on the other side */
  name: string;
  /** the other side throws, so there is nothing to type and the picture gets the room */
  isWatching: boolean;
}

/** The other side's board beside the score, and one's own in its corner. The score goes on whatever happens to them. */
export function RemoteVideo(props: RemoteVideoProps) {
  // after an end, e.g. as the last dart was taken back, somebody may begin anew
  const [attempt, setAttempt] = useState(0);
  return <Live key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Live({ gameId, name, isWatching, onAgain }: RemoteVideoProps & { onAgain: () => void }) {
  const texts = useTexts('games/picture');
  const { client } = trpc.useUtils();
  const [line] = useState(() => lineOfMember(client, gameId));
  const choice = usePicture(line);
  const { picture, way, isClosed } = choice;
  const camera = useCamera();
  const [isSetUp, setIsSetUp] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const [phone, setPhone] = useState<boolean | null>(null);
  const hasPhone = phone ?? picture?.hasPhone ?? false;

  const viewing = useViewer(line, way, (isThere) => {
    setPhone(isThere);
    if (isThere) {
      camera.close();
      setIsSetUp(false);
    }
  });
  const sent = isSetUp ? camera.track : null;
  const sending = useSender(line, way, { picture: sent, sound: camera.sound });
  const own = useStreamOf(camera.track);

  const state = isClosed ? 'closed' : viewing.state;
  const isEnded = state === 'over' || state === 'closed';
  const isShown = state === 'shown' || state === 'lost';
  const words = !picture
    ? isClosed
      ? texts.state.closed()
      : texts.state.waiting()
    : !way && !isEnded
      ? texts.state.noRelay()
      : texts.state[state]({ name });

  const close = () => setIsOpen(false);
  return (
    <Panel
      aria-label={texts.panel({ name })}
      className="dark"
      data-large={isLarge || undefined}
      data-watching={isWatching || undefined}
      onKeyDown={(event) => {
        if (!isLarge || event.key !== 'Escape') return;
        event.stopPropagation();
        setIsLarge(false);
      }}
    >
      <Stage data-shown={isShown || undefined}>
        {isShown || viewing.stream ? (
          <PictureView
            stream={viewing.stream}
            label={texts.state.shown({ name })}
            muted={!isHeard}
            data-picture="other"
          />
        ) : null}
        <Words role="status" data-covered={state === 'shown' || undefined}>
          {words}
        </Words>
      </Stage>
      {own && isSetUp ? (
        <Own type="button" aria-label={texts.ownOpen()} onClick={() => setIsOpen(true)}>
          <PictureView stream={own} label={texts.own()} />
        </Own>
      ) : null}
      <Tools>
        {isEnded ? (
          <Button size="sm" variant="outline" onClick={onAgain}>
            {texts.again()}
          </Button>
        ) : (
          <Button
            size="sm"
            variant={isSetUp || hasPhone ? 'ghost' : 'accent'}
            onClick={() => setIsOpen(true)}
          >
            <Video aria-hidden="true" />
            {isSetUp || hasPhone ? texts.own() : texts.show()}
          </Button>
        )}
        {isSetUp && !isEnded ? (
          <IconButton
            label={camera.sound ? texts.mute() : texts.speak()}
            aria-pressed={camera.sound !== null}
            onClick={() => void camera.turnSound(camera.sound === null)}
          >
            {camera.sound ? <Mic aria-hidden="true" /> : <MicOff aria-hidden="true" />}
          </IconButton>
        ) : null}
        {isShown ? (
          <>
            <IconButton
              label={isHeard ? texts.unhear() : texts.hear()}
              aria-pressed={isHeard}
              onClick={() => setIsHeard(!isHeard)}
            >
              {isHeard ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
            </IconButton>
            <IconButton
              label={isLarge ? texts.shrink() : texts.expand()}
              aria-expanded={isLarge}
              onClick={() => setIsLarge(!isLarge)}
            >
              {isLarge ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
            </IconButton>
          </>
        ) : null}
        {camera.soundProblem ? <p role="alert">{texts.problem.sound()}</p> : null}
        {isSetUp && sending === 'lost' ? <p role="status">{texts.sending.lost()}</p> : null}
      </Tools>
      {isOpen && !isEnded ? (
        <SetupDialog
          gameId={gameId}
          name={name}
          camera={camera}
          choice={choice}
          hasPhone={hasPhone}
          onPhoneAway={() => {
            setPhone(false);
            void client.remote.closeCamera.mutate({ gameId });
          }}
          onFits={() => {
            if (camera.track) setIsSetUp(true);
            close();
          }}
          onOff={() => {
            setIsSetUp(false);
            camera.close();
            close();
          }}
          onClose={() => {
            // what nobody has agreed to isn't shown, and its light goes out
            if (!isSetUp) camera.close();
            close();
          }}
        />
      ) : null}
    </Panel>
  );
}
