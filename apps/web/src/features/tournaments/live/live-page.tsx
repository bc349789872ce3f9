import { ChevronLeft, ChevronRight, Expand, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { IconButton } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Figure } from '../../../components/text.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { useKeyDown } from '../../../lib/keys/use-key-down.ts';
import { clockText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useWakeLock } from '../../../lib/use-wake-lock.ts';
import { Clock } from '../bracket/clock.tsx';
import { sectionName } from '../bracket/round-name.ts';
import { useCourse } from '../bracket/use-course.ts';
import { useTournamentEvents } from '../shared/use-tournament-events.ts';
import { CallFlash } from './call-flash.tsx';
import { CheckInScene } from './check-in-scene.tsx';
import { Controls, Empty, Head, Lost, Screen, Stage } from './live-frame.tsx';
import { SceneView } from './scene-view.tsx';
import { type Scene, scenesOf } from './scenes.ts';
import { useCalls } from './use-calls.ts';
import { useCards } from './use-cards.ts';
import { useRotation } from './use-rotation.ts';

const isoOf = (minute: number): string => new Date(minute * 60_000).toISOString();

function goFull(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.();
}

/** The wall of the pub: what is on, what comes next, tables and bracket, one after the other. */
export function LivePage({ id }: { id: number }) {
  const texts = useTexts('tournaments/live');
  const words = useTexts('tournaments/bracket');
  const bestTexts = useTexts('tournaments/bests');
  const [tournament] = trpc.tournaments.get.useSuspenseQuery({ id });
  const { isLost } = useTournamentEvents(tournament);
  const course = useCourse(tournament);
  const { data: bests } = trpc.tournaments.matches.bests.useQuery({ id });
  const scenes = scenesOf(course, bests);
  const { index, isTurning, turn, forward, back } = useRotation(scenes.map(({ key }) => key));
  const cards = useCards(course);
  const calls = useCalls(course);
  const minute = useMinute();
  const [lostAt, setLostAt] = useState<number | null>(null);
  if (isLost !== (lostAt !== null)) setLostAt(isLost ? (minute ?? 0) : null);
  useWakeLock(true);

  useKeyDown(({ key, target }) => {
    if (key === 'ArrowRight') forward();
    else if (key === 'ArrowLeft') back();
    else if (key === 'f') goFull();
    else if (key === ' ' && !(target instanceof HTMLButtonElement)) turn(!isTurning);
  });

  const titleOf = (scene: Scene): string => {
    if (scene.kind === 'sheet') return sectionName(scene.sheet.section, words);
    if (scene.kind === 'bests') return bestTexts.title();
    return { winner: texts.winner, now: texts.now, next: texts.next, tables: texts.tables }[
      scene.kind
    ]();
  };
  const scene = scenes[index];
  const { status, checkInOpensAt } = tournament;
  const isCheckIn =
    status === 'upcoming' &&
    checkInOpensAt !== null &&
    minute !== null &&
    checkInOpensAt <= isoOf(minute);
  return (
    <Screen className="dark">
      <Head>
        <h1>{tournament.name}</h1>
        {scene ? <h2>{titleOf(scene)}</h2> : null}
        {course.expectedEnd ? (
          <small>
            {words.expectedEnd({ time: clockText(course.expectedEnd, course.timeZone) })}
          </small>
        ) : null}
        {minute === null ? null : (
          <Figure>
            <Clock value={isoOf(minute)} timeZone={course.timeZone} />
          </Figure>
        )}
      </Head>
      <BoardStrip />
      <Stage key={scene?.key}>
        {scene ? (
          <SceneView course={course} scene={scene} cards={cards} />
        ) : isCheckIn ? (
          <CheckInScene id={id} />
        ) : (
          <Empty>{texts.waiting()}</Empty>
        )}
      </Stage>
      <CallFlash course={course} calls={calls} />
      <Lost role="status">
        {lostAt === null ? null : texts.lost({ time: clockText(isoOf(lostAt), course.timeZone) })}
      </Lost>
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
        <IconButton label={texts.full()} size="sm" onClick={goFull}>
          <Expand aria-hidden="true" />
        </IconButton>
      </Controls>
    </Screen>
  );
}
