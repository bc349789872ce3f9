import type { Availability } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { clockText, momentText } from '../../lib/time/place-time.ts';
import { Empty, WidgetFrame } from './frame.tsx';
import { freeTimesStream, idIn, type LoadWidget } from './widget-content.ts';

type Board = Availability['boards'][number];

/** Which boards of a lounge are free right now, and until when. */
export const loadFreeBoards: LoadWidget = async ({ api, i18n, subject, href }) => {
  const id = idIn(subject);
  const [lounge, availability] = await Promise.all([
    api.lounges.get.query({ id }),
    api.bookings.availability.get.query({ loungeId: id, days: 1 }),
  ]);
  return {
    title: `${i18n.texts('embed').free.title()}: ${lounge.name}`,
    body: <FreeBoards lounge={lounge} boards={availability.boards} now={Date.now()} href={href} />,
    fresh: { ...freeTimesStream(id), seconds: 30 },
  };
};

interface FreeBoardsProps {
  lounge: Lounge;
  boards: readonly Board[];
  /** milliseconds since 1970 */
  now: number;
  href: string;
}

/** From the end of a booking on that follows at once, too. */
function busyUntil({ busy }: Board, now: number): string | undefined {
  return busy.find(
    ({ startTime, endTime }) => Date.parse(startTime) <= now && now < Date.parse(endTime),
  )?.endTime;
}

const freeUntil = ({ busy }: Board, now: number): string | undefined =>
  busy.find(({ startTime }) => Date.parse(startTime) > now)?.startTime;

function FreeBoards({ lounge, boards, now, href }: FreeBoardsProps) {
  const { free: texts } = useTexts('embed');
  const locale = useLocale();
  const { isOpen, opensOrClosesAt, timeZone, name } = lounge;
  const free = isOpen ? boards.filter((board) => busyUntil(board, now) === undefined) : [];
  const clock = (instant: string) => clockText(instant, timeZone);
  const stateOf = (board: Board): string => {
    if (!isOpen) return '–';
    const busy = busyUntil(board, now);
    if (busy !== undefined) return texts.busyUntil({ time: clock(busy) });
    const until = freeUntil(board, now);
    return until === undefined ? texts.open() : texts.until({ time: clock(until) });
  };
  return (
    <WidgetFrame
      kind="free-boards"
      title={texts.title()}
      name={name}
      href={`${href}?book=1`}
      more={texts.more()}
    >
      {boards.length === 0 ? (
        <Empty>{texts.noBoards()}</Empty>
      ) : (
        <>
          <p className="hero" aria-live="polite">
            {isOpen ? (
              <>
                <b className="number">{free.length}</b>
                <span>
                  {texts.of({ count: boards.length })} <em>{texts.now()}</em>
                </span>
              </>
            ) : (
              <span>
                <em>{texts.closed()}</em>
                {opensOrClosesAt
                  ? texts.opens({ when: momentText(opensOrClosesAt, timeZone, locale) })
                  : null}
              </span>
            )}
          </p>
          {isOpen ? (
            <ul className="boards">
              {boards.map((board) => (
                <li
                  key={board.id}
                  data-key={board.id}
                  data-state={free.includes(board) ? 'free' : 'busy'}
                >
                  <b>{board.name}</b>
                  <small>{texts[board.kind]()}</small>
                  <span className="number">{stateOf(board)}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </WidgetFrame>
  );
}
