import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { zoneOf } from '../../features/leagues/table/why.ts';
import { useTexts } from '../../i18n/react.tsx';
import { Empty, WidgetFrame } from './frame.tsx';
import { pagesOf, readLeague } from './league.tsx';
import type { LoadWidget } from './widget-content.ts';

/** The table of a division, with a team marked if it is that team's widget. */
export const loadTable: LoadWidget = async (request) => {
  const read = await readLeague(request);
  const { division, name, entryId } = read;
  return {
    title: `${request.i18n.texts('embed').table.title()}: ${name}`,
    body: <Table division={division} name={name} own={entryId} href={request.href} />,
    shows: pagesOf(read),
    fresh: { seconds: 30 },
  };
};

interface TableProps {
  division: DivisionOutput | null;
  name: string;
  own: number | undefined;
  href: string;
}

function Table({ division, name, own, href }: TableProps) {
  const all = useTexts('embed');
  const { table: texts } = all;
  const { standings = [], promotes = 0, relegates = 0 } = division ?? {};
  const hasZones = standings.length > promotes + relegates;
  const zones = { promotes, relegates, teams: standings.length };
  return (
    <WidgetFrame kind="table" title={texts.title()} name={name} href={href} more={texts.more()}>
      {standings.length === 0 ? (
        <Empty>{division ? texts.none() : all.fixtures.noSeason()}</Empty>
      ) : (
        <table>
          <caption className="unseen">{texts.caption({ name })}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{texts.place()}</span>
              </th>
              <th scope="col" className="name">
                {texts.team()}
              </th>
              <Column short={texts.played()} long={texts.playedLong()} />
              <Column short={texts.record()} long={texts.recordLong()} isWide />
              <Column short={texts.games()} long={texts.games()} isWide />
              <Column short={texts.legs()} long={texts.legs()} isWide />
              <Column short={texts.points()} long={texts.pointsLong()} />
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => {
              const zone = hasZones ? zoneOf(row.place, zones) : undefined;
              return (
                <tr
                  key={row.entryId}
                  data-key={row.entryId}
                  data-zone={zone}
                  data-own={row.entryId === own || undefined}
                  data-gone={row.withdrawn ? true : undefined}
                >
                  <td className="place">{row.place}</td>
                  <th scope="row" className="name">
                    {row.name}
                    {zone ? <span className="unseen"> ({texts[zone]()})</span> : null}
                    {row.isLive ? <i className="live">{all.live()}</i> : null}
                  </th>
                  <td>{row.played}</td>
                  <td className="wide">
                    {row.won}-{row.drawn}-{row.lost}
                  </td>
                  <td className="wide">{row.games.join(':')}</td>
                  <td className="wide">{row.legs.join(':')}</td>
                  <td className="points">{row.points}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </WidgetFrame>
  );
}

function Column({ short, long, isWide }: { short: string; long: string; isWide?: boolean }) {
  return (
    <th scope="col" className={isWide ? 'wide' : undefined}>
      {short === long ? (
        short
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <span className="unseen">{long}</span>
        </>
      )}
    </th>
  );
}
