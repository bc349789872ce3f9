import { ChevronLeft, ChevronRight, Expand, Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { IconButton } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Figure } from '../../../components/text.tsx';
import { useMinute } from '../../../components/use-minute.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useWakeLock } from '../../../lib/use-wake-lock.ts';
import { Clock } from '../bracket/clock.tsx';
import { sectionName } from '../bracket/round-name.ts';
import { useCourse } from '../bracket/use-course.ts';
import { useTournamentEvents } from '../page/use-tournament-events.ts';
import { Controls, Empty, Head, Lost, Screen, Stage } from './live-frame.tsx';
import { SceneView } from './scene-view.tsx';
import { type Scene, scenesOf } from './scenes.ts';
import { useCards } from './use-cards.ts';
import { useRotation } from './use-rotation.ts';

/** The wall of the pub: what is on, what comes next, tables and bracket, one after the other. */
export function LivePage({ id }: { id: number }) {
  const texts = useTexts('tournaments/live');
  const words = useTexts('tournaments/bracket');
  const [tournament] = trpc.tournaments.get.useSuspenseQuery({ id });
  const { isLost } = useTournamentEvents(tournament);
  const course = useCourse(tournament);
  const scenes = scenesOf(course);
  const { index, isTurning, turn, forward, back } = useRotation(scenes.map(({ key }) => key));
  const cards = useCards(course);
  const minute = useMinute();
  useWakeLock(true);

  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'ArrowRight') forward();
    else if (key === 'ArrowLeft') back();
    else if (key === ' ' && !(target instanceof HTMLButtonElement)) turn(!isTurning);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  const titleOf = (scene: Scene): string => {
    if (scene.kind === 'sheet') return sectionName(scene.sheet.section, words);
    return { winner: texts.winner, now: texts.now, next: texts.next, tables: texts.tables }[
      scene.kind
    ]();
  };
  const scene = scenes[index];
  return (
    <Screen className="dark">
      <Head>
        <h1>{tournament.name}</h1>
        {scene ? <h2>{titleOf(scene)}</h2> : null}
        {minute === null ? null : (
          <Figure>
            <Clock value={new Date(minute * 60_000).toISOString()} timeZone={course.timeZone} />
          </Figure>
        )}
      </Head>
      <BoardStrip />
      <Stage key={scene?.key}>
        {scene ? (
          <SceneView course={course} scene={scene} cards={cards} />
        ) : (
          <Empty>{texts.waiting()}</Empty>
        )}
      </Stage>
      {isLost ? <Lost role="status">{texts.lost()}</Lost> : null}
      <Controls role="group" aria-label={texts.controls()}>
        <TextLink to="/tournaments/$id" params={{ id: String(id) }}>
          {texts.page()}
        </TextLink>
        <Figure>{texts.scene({ number: index + 1, count: Math.max(1, scenes.length) })}</Figure>
        <IconButton label={texts.back()} size="sm" onClick={back}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          label={isTurning ? texts.stop() : texts.go()}
          size="sm"
          onClick={() => turn(!isTurning)}
        >
          {isTurning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
        <IconButton label={texts.forward()} size="sm" onClick={forward}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton
          label={texts.full()}
          size="sm"
          onClick={() => void document.documentElement.requestFullscreen?.()}
        >
          <Expand aria-hidden="true" />
        </IconButton>
      </Controls>
    </Screen>
  );
}
