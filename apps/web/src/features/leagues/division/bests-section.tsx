import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { Muted, VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';
import { PlayerName } from '../shared/player-name.tsx';
import { TableFrame } from '../table/table-frame.ts';
import { type Best, bestsOf } from './best-kinds.ts';
import { type BestKind, bestNames } from './best-names.ts';

const SHOWN = 10;

interface BestsSectionProps {
  id: number;
  list: BestKind;
  /** the team whose fixtures are shown: the address keeps it */
  team: number | undefined;
}

/** Who is best at what in a division. Which list is shown stands in the address. */
export function BestsSection({ id, list, team }: BestsSectionProps) {
  const texts = useTexts('leagues/pages');
  const query = trpc.leagues.fixtures.figures.useQuery({ id });
  return (
    <TitledSection anchor="bests" title={texts.division.bests()}>
      <TabLinks label={texts.bests.label()}>
        {bestNames.map((kind) => (
          <li key={kind}>
            <TabLink
              to="/leagues/divisions/$id"
              params={{ id: String(id) }}
              search={{ team, list: kind === 'average' ? undefined : kind }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              replace
              aria-current={kind === list ? 'page' : undefined}
            >
              {texts.bests[kind]()}
            </TabLink>
          </li>
        ))}
      </TabLinks>
      <QueryState query={query} failed={texts.bests.failed()}>
        {(figures) => (
          <>
            <BestTable key={list} bests={bestsOf(figures, list)} list={list} />
            <TableFiles title={texts.division.bests()} path={`/leagues/divisions/${id}/figures`} />
          </>
        )}
      </QueryState>
    </TitledSection>
  );
}

const THROWN = new Set<BestKind>(['average', 'firstNine', 'finishes', 'maxima', 'shortLegs']);

function BestTable({ bests, list }: { bests: readonly Best[]; list: BestKind }) {
  const { bests: texts } = useTexts('leagues/pages');
  const [isWhole, setIsWhole] = useState(false);
  if (bests.length === 0) {
    return <Muted>{THROWN.has(list) ? texts.noneThrown() : texts.none()}</Muted>;
  }
  return (
    <>
      <TableFrame>
        <VisuallyHidden as="caption">{texts.caption({ list: texts[list]() })}</VisuallyHidden>
        <VisuallyHidden as="thead">
          <tr>
            <th scope="col">{texts.label()}</th>
            <th scope="col">{texts.player()}</th>
            <th scope="col">{texts.value()}</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {bests.slice(0, isWhole ? undefined : SHOWN).map(({ row, place, value }) => (
            <tr key={row.player.id}>
              <td data-place="">
                <span>{place}</span>
              </td>
              <th scope="row" data-name="">
                <PlayerName player={row.player} />
                <small>{row.team}</small>
              </th>
              <td data-points="">
                <Value list={list} row={row} value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {bests.length > SHOWN && !isWhole ? (
        <More>
          <Button size="sm" variant="outline" onClick={() => setIsWhole(true)}>
            {texts.all({ count: bests.length })}
          </Button>
        </More>
      ) : null}
    </>
  );
}

function Value({ list, row, value }: Omit<Best, 'place'> & { list: BestKind }) {
  const { bests: texts } = useTexts('leagues/pages');
  const locale = useLocale();
  if (list === 'singles' || list === 'doubles') {
    return texts.wonOf({ won: value, all: row[list] });
  }
  if (list === 'shortLegs') return texts.darts({ count: value });
  if (list !== 'average' && list !== 'firstNine') return value;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return numberFormat(locale, digits).format(value);
}

const More = chakra('p', { base: { paddingTop: '1' } });
