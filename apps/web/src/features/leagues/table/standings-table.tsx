import { chakra } from '@chakra-ui/react';
import type { Standing } from '@oche/validators/leagues/season';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { TextLink } from '../../../components/link.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Live, TableFrame } from './table-frame.ts';
import { whyText, zoneOf } from './why.ts';

interface StandingsTableProps {
  /** of the division */
  name: string;
  standings: readonly Standing[];
  promotes: number;
  relegates: number;
  /** the reader's teams */
  mine?: readonly number[];
  /** only so many rows, without reasons: the rest is on the division's page */
  first?: number;
  /** what a row says beside why it stands there, e.g. its penalties */
  more?: (row: Standing) => ReactNode;
}

/** A division's table. Each place says on demand why it is one. */
export function StandingsTable(props: StandingsTableProps) {
  const { name, standings, promotes, relegates, first = standings.length } = props;
  const { table: texts } = useTexts('leagues/pages');
  const [open, setOpen] = useState<number | null>(null);
  const zones = { promotes, relegates, teams: standings.length };
  const isWhole = props.first === undefined;
  const hasZones = standings.length > promotes + relegates;
  return (
    <div>
      <TableFrame>
        <VisuallyHidden as="caption">{texts.caption({ name })}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.place()}</VisuallyHidden>
            </th>
            <th scope="col" data-name="">
              {texts.team()}
            </th>
            <th scope="col" aria-label={texts.played()} title={texts.played()}>
              {texts.short.played()}
            </th>
            {isWhole ? (
              <>
                <th
                  scope="col"
                  data-wide=""
                  aria-label={texts.resultsLong()}
                  title={texts.resultsLong()}
                >
                  {texts.results()}
                </th>
                <th scope="col" data-mid="" aria-label={texts.games()} title={texts.games()}>
                  {texts.short.games()}
                </th>
                <th scope="col" data-wide="">
                  {texts.legs()}
                </th>
              </>
            ) : null}
            <th scope="col" aria-label={texts.points()} title={texts.points()}>
              {texts.short.points()}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.slice(0, first).map((row) => {
            const zone = hasZones ? zoneOf(row.place, zones) : undefined;
            const isOpen = open === row.entryId;
            return (
              <Fragment key={row.entryId}>
                <tr
                  data-zone={zone}
                  data-mine={props.mine?.includes(row.entryId) || undefined}
                  data-gone={row.withdrawn ?? undefined}
                >
                  <td data-place="">
                    {isWhole ? (
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        aria-label={`${row.place}. ${texts.whyOf({ name: row.name })}`}
                        title={whyText(row, texts)}
                        onClick={() => setOpen(isOpen ? null : row.entryId)}
                      >
                        <Place place={row.place} zone={zone} />
                      </button>
                    ) : (
                      <span>
                        <Place place={row.place} zone={zone} />
                      </span>
                    )}
                  </td>
                  <Team row={row} zone={zone} />
                  <td>{row.played}</td>
                  {isWhole ? (
                    <>
                      <td data-wide="">
                        {row.won}-{row.drawn}-{row.lost}
                      </td>
                      <td data-mid="">{row.games.join(':')}</td>
                      <td data-wide="">{row.legs.join(':')}</td>
                    </>
                  ) : null}
                  <td data-points="">{row.points}</td>
                </tr>
                {isOpen ? <Why row={row} more={props.more?.(row)} /> : null}
              </Fragment>
            );
          })}
        </tbody>
      </TableFrame>
      {isWhole && hasZones && promotes + relegates > 0 ? (
        <Legend>
          {promotes > 0 ? (
            <span>
              <ChevronUp aria-hidden="true" />
              {texts.upLegend({ count: promotes })}
            </span>
          ) : null}
          {relegates > 0 ? (
            <span>
              <ChevronDown aria-hidden="true" />
              {texts.downLegend({ count: relegates })}
            </span>
          ) : null}
        </Legend>
      ) : null}
    </div>
  );
}

type Zone = ReturnType<typeof zoneOf>;

/** The number of a place, with an arrow where it leads up or down. */
const Place = ({ place, zone }: { place: number; zone: Zone }) => (
  <>
    {place}
    {zone === 'up' ? <ChevronUp aria-hidden="true" /> : null}
    {zone === 'down' ? <ChevronDown aria-hidden="true" /> : null}
  </>
);

function Team({ row, zone }: { row: Standing; zone: Zone }) {
  const { table: texts } = useTexts('leagues/pages');
  return (
    <th scope="row" data-name="">
      <TextLink to="/leagues/teams/$id" params={{ id: String(row.teamId) }} variant="plain">
        {row.name}
      </TextLink>
      {zone ? <VisuallyHidden> ({texts[zone]()})</VisuallyHidden> : null}
      {row.isLive ? (
        <>
          {' '}
          <Live>
            <VisuallyHidden>{texts.live()}</VisuallyHidden>
            <span aria-hidden="true">{texts.liveShort()}</span>
          </Live>
        </>
      ) : null}
      {row.penalty === 0 ? null : <small>{texts.penalty({ count: Math.abs(row.penalty) })}</small>}
      {row.withdrawn ? <small>{texts[row.withdrawn]()}</small> : null}
    </th>
  );
}

/** All numbers of a row, also those for which a phone has no column, and what decided its place. */
function Why({ row, more }: { row: Standing; more: ReactNode }) {
  const { table: texts } = useTexts('leagues/pages');
  const id = useId();
  return (
    <tr data-why="">
      <td colSpan={7}>
        <Reason aria-labelledby={id}>
          <p id={id}>{whyText(row, texts)}</p>
          <dl>
            <div>
              <dt>{texts.resultsLong()}</dt>
              <dd>
                {row.won}-{row.drawn}-{row.lost}
              </dd>
            </div>
            <div>
              <dt>{texts.games()}</dt>
              <dd>{row.games.join(':')}</dd>
            </div>
            <div>
              <dt>{texts.legs()}</dt>
              <dd>{row.legs.join(':')}</dd>
            </div>
          </dl>
          {more}
        </Reason>
      </td>
    </tr>
  );
}

const Legend = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    paddingTop: '1',
    textStyle: 'small',
    color: 'fg.muted',
    '& svg': { display: 'inline', width: '3.5', height: '3.5', marginInlineEnd: '1' },
  },
});
const Reason = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '2',
    bg: 'bg.sunken',
    textAlign: 'start',
    textStyle: 'small',
    whiteSpace: 'normal',
    '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
    '& dt': { color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: 'md' },
  },
});
