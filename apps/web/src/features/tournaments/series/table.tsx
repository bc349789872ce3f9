import { chakra } from '@chakra-ui/react';
import type { Locale } from '@oche/validators/common';
import type { SeriesStanding, TournamentSeriesOutput } from '@oche/validators/tournaments/schemas';
import { useRef } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { dateFormat } from '../../../lib/time/formats.ts';
import { dateOf, dayText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PersonLink } from '../shared/people.tsx';
import { zoneOf } from '../shared/when.ts';
import { nextSeries, standingsInput } from './queries.ts';

/** How many of the last evenings have a column of their own. */
const COLUMNS = 6;

/** The table as it hangs in the pub, with what each evening brought. */
export function SeriesTable({ series }: { series: TournamentSeriesOutput }) {
  const { table: texts } = useTexts('tournaments/series');
  const locale = useLocale();
  const { user } = useAuth();
  const list = trpc.tournaments.series.standings.useInfiniteQuery(
    standingsInput(series.id),
    nextSeries,
  );
  const rows = distinct(
    (list.data?.pages ?? []).map(({ items }) => ({
      items: items.map((row) => ({ ...row, id: row.person.id })),
    })),
  );
  const body = useRef<HTMLTableSectionElement>(null);
  const zone = zoneOf(series.venue);
  const columns = series.evenings
    .filter(({ status }) => status === 'completed')
    .slice(0, COLUMNS)
    .reverse()
    .map(({ id, startDate }) => ({ id, day: dateOf(startDate, zone) }));
  if (rows.length === 0) return <p>{texts.empty()}</p>;
  const hasMaximums = rows.some(({ maximums }) => maximums > 0);
  const hasFinish = rows.some(({ highestFinish }) => highestFinish > 0);
  return (
    <>
      <Table>
        <VisuallyHidden as="caption">{texts.title()}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.rank()}</VisuallyHidden>
            </th>
            <th scope="col" data-name="">
              {texts.player()}
            </th>
            {columns.map(({ id, day }) => (
              <th key={id} scope="col" data-evening="">
                <VisuallyHidden>
                  {texts.evening({ day: dayText(day, locale, 'long') })}
                </VisuallyHidden>
                <span aria-hidden="true">{shortDay(day, locale)}</span>
              </th>
            ))}
            <th scope="col" data-wide="">
              {texts.wins()}
            </th>
            {hasMaximums ? (
              <th scope="col" data-wide="">
                {texts.maximums()}
              </th>
            ) : null}
            {hasFinish ? (
              <th scope="col" data-wide="">
                {texts.finish()}
              </th>
            ) : null}
            <th scope="col">{texts.points()}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={row.id} data-mine={row.id === user?.id || undefined}>
              <td data-rank={row.rank <= 3 ? row.rank : ''}>{row.rank}</td>
              <th scope="row" data-name="">
                <Who>
                  <PersonAvatar person={row.person} />
                  <span>
                    <PersonLink person={row.person} />
                    <small>
                      {texts.played({ count: row.evenings.length })}
                      {row.wins > 0 ? ` · ${texts.short({ count: row.wins })}` : null}
                    </small>
                  </span>
                </Who>
              </th>
              {columns.map(({ id }) => (
                <td key={id} data-evening="">
                  <Evening row={row} tournamentId={id} />
                </td>
              ))}
              <td data-wide="">{row.wins}</td>
              {hasMaximums ? <td data-wide="">{row.maximums}</td> : null}
              {hasFinish ? <td data-wide="">{row.highestFinish || '–'}</td> : null}
              <td data-points="">{row.points}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Hint>{texts.hint()}</Hint>
      <TableFiles title={texts.title()} path={`/tournaments/series/${series.id}/standings`} />
      <LoadMore list={list} label={texts.more()} failed={texts.moreFailed()} />
    </>
  );
}

const shortDay = (day: string, locale: Locale): string =>
  dateFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** What one evening brought. */
function Evening({ row, tournamentId }: { row: SeriesStanding; tournamentId: number }) {
  const { table: texts } = useTexts('tournaments/series');
  const evening = row.evenings.find((each) => each.tournamentId === tournamentId);
  if (!evening) {
    return (
      <Brought data-none="">
        <VisuallyHidden>{texts.notPlayed()}</VisuallyHidden>
        <span aria-hidden="true">·</span>
      </Brought>
    );
  }
  return (
    <Brought
      data-won={evening.place === 1 || undefined}
      data-dropped={!evening.counts || undefined}
    >
      {evening.points}
      {evening.place === 1 ? <VisuallyHidden> ({texts.won()})</VisuallyHidden> : null}
      {evening.counts ? null : <VisuallyHidden> ({texts.dropped()})</VisuallyHidden>}
    </Brought>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    bg: 'bg.raised',
    border: '1px solid {colors.border.strong}',
    textStyle: 'number',
    fontSize: 'lg',
    textAlign: 'center',
    '& thead': { bg: 'board.black', color: 'board.chalk' },
    '& thead th': { textStyle: 'label', fontSize: 'xs', paddingBlock: '2', paddingInline: '1.5' },
    '& [data-name]': { textAlign: 'start', width: 'full' },
    '& tbody th': { paddingInline: '2', paddingBlock: '1.5', fontWeight: 'semibold' },
    '& tbody tr + tr': { borderTop: '1px solid {colors.border}' },
    '& tbody td': { paddingInline: '1.5', paddingBlock: '1.5' },
    '& [data-rank]': { fontWeight: 'heavy', fontSize: 'xl', color: 'fg.muted', minWidth: '9' },
    '& [data-rank="1"]': {
      bg: 'board.red',
      color: 'board.chalk',
      layerStyle: 'wedge',
      paddingInlineEnd: '4',
    },
    '& [data-rank="2"], & [data-rank="3"]': {
      bg: 'board.green',
      color: 'board.chalk',
      layerStyle: 'wedge',
      paddingInlineEnd: '4',
    },
    '& [data-points]': { fontWeight: 'heavy', fontSize: '2xl', bg: 'bg.sunken', minWidth: '14' },
    '& [data-mine]': { boxShadow: 'inset 6px 0 0 {colors.accent}' },
    '& [data-wide]': { display: { base: 'none', md: 'table-cell' } },
    '& [data-evening]': { display: { base: 'none', lg: 'table-cell' } },
    '@media print': { '& [data-wide], & [data-evening]': { display: 'table-cell' } },
  },
});
const Who = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    '& > span:last-child': { display: 'grid', minWidth: '0' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Brought = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '8',
    minHeight: '7',
    borderRadius: 'sm',
    bg: 'bg.sunken',
    fontWeight: 'semibold',
    '&[data-none]': { bg: 'transparent', color: 'fg.muted' },
    '&[data-won]': { bg: 'board.red', color: 'board.chalk' },
    '&[data-dropped]': { textDecoration: 'line-through', textDecorationThickness: '2px' },
    '&[data-dropped]:not([data-won])': { bg: 'transparent', color: 'fg.muted' },
  },
});
const Hint = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', display: { base: 'none', lg: 'block' } },
});
