import type { Availability } from '@oche/validators/bookings/schemas';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { startsOf } from '../../lib/time/booking-slots.ts';
import { clockTexts, dateOf, dayText } from '../../lib/time/place-time.ts';
import { Empty, Out, WidgetFrame } from './frame.tsx';
import { freeTimesStream, idIn, type LoadWidget } from './widget-content.ts';

type Day = Availability['days'][number];

const DAYS_MAX = 7;

/** A lounge's free times of the next days. Choosing one opens its page with the time filled in. */
export const loadBooking: LoadWidget = async ({ api, i18n, subject, href, count }) => {
  const id = idIn(subject);
  const [lounge, availability] = await Promise.all([
    api.lounges.get.query({ id }),
    api.bookings.availability.get.query({ loungeId: id, days: Math.min(count, DAYS_MAX) }),
  ]);
  const title = i18n.texts('embed').booking.title();
  return {
    title: `${title}: ${lounge.name}`,
    body: <Booking name={lounge.name} availability={availability} href={href} />,
    fresh: { ...freeTimesStream(id), seconds: 30 },
  };
};

interface BookingProps {
  name: string;
  availability: Availability;
  href: string;
}

function Booking({ name, availability, href }: BookingProps) {
  const { booking: texts } = useTexts('embed');
  const locale = useLocale();
  const { days } = availability;
  // the first one on which anything is free
  const chosen = days.find((day) => freeStarts(availability, day).length > 0) ?? days[0];
  return (
    <WidgetFrame
      kind="booking"
      title={texts.title()}
      name={name}
      href={`${href}?book=1`}
      more={texts.more()}
    >
      <fieldset className="days">
        <legend className="unseen">{texts.days()}</legend>
        <span className="tabs">
          {days.map((day) => (
            <label key={day.date} data-key={day.date} htmlFor={`day-${day.date}`}>
              <input
                type="radio"
                name="day"
                id={`day-${day.date}`}
                value={day.date}
                defaultChecked={day === chosen}
              />
              <span>{dayText(day.date, locale, 'weekday')}</span>
              <b className="number">{dayText(day.date, locale, 'day')}</b>
            </label>
          ))}
        </span>
        {days.map((day) => (
          <DayTimes key={day.date} availability={availability} day={day} href={href} />
        ))}
      </fieldset>
    </WidgetFrame>
  );
}

const freeStarts = (availability: Availability, day: Day): Day['slots'] =>
  startsOf(availability, day).filter(({ free }) => free > 0);

interface DayTimesProps {
  availability: Availability;
  day: Day;
  href: string;
}

function DayTimes({ availability, day, href }: DayTimesProps) {
  const { booking: texts } = useTexts('embed');
  const locale = useLocale();
  const starts = freeStarts(availability, day);
  const clocks = clockTexts(
    starts.map(({ startTime }) => startTime),
    availability.timeZone,
    locale,
  );
  const about = [day.holiday, day.note].filter(Boolean).join(' · ');
  return (
    <div className="times" data-key={`times-${day.date}`}>
      {about ? <p className="about">{about}</p> : null}
      {starts.length > 0 ? (
        <ul>
          {starts.map(({ startTime, free }, index) => {
            const time = clocks[index] ?? '';
            const from = time.slice(0, 5);
            return (
              <li key={startTime} data-key={startTime}>
                <Out href={`${href}?book=1&date=${day.date}&from=${from}`}>
                  <span className="unseen">
                    {/* after midnight it is the next one, though it belongs to this evening */}
                    {dayText(dateOf(startTime, availability.timeZone), locale, 'spoken')},{' '}
                  </span>
                  <b className="number">{time}</b>
                  <small>{texts.free({ count: free })}</small>
                </Out>
              </li>
            );
          })}
        </ul>
      ) : (
        <Empty>{day.periods.length === 0 ? texts.closed() : texts.full()}</Empty>
      )}
    </div>
  );
}
