import { isSubjectOf, type WidgetKind } from '@oche/validators/widgets/limits';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/form/fields.tsx';
import { Chosen, SuggestField } from '../../components/form/suggest-field.tsx';
import { Muted } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

interface SubjectFieldProps {
  kind: WidgetKind;
  value: string;
  error: string | undefined;
  /** a league of which a part is still to be chosen */
  leagueId?: number | undefined;
  onChange: (subject: string) => void;
}

/** What is searched for each kind. */
const categories: Record<WidgetKind, readonly string[]> = {
  booking: ['lounges'],
  'free-boards': ['lounges'],
  fixtures: ['leagues'],
  table: ['leagues'],
  bracket: ['tournaments'],
  'live-game': ['tournaments', 'lounges'],
  'next-tournaments': ['lounges', 'clubs'],
};

const LEAST = 2;

/** Finds what a widget shows by its name, or by the address of its page on Oche. */
export function SubjectField({ kind, value, error, leagueId, onChange }: SubjectFieldProps) {
  const texts = useTexts('account/open').widgets;
  const [typed, setTyped] = useState('');
  const [league, setLeague] = useState(leagueId ?? null);
  const q = useDebounced(typed.trim(), 250);
  const isAddress = typed.includes('/');
  const found = trpc.search.suggest.useQuery(
    { q },
    { enabled: q.length >= LEAST && !isAddress, placeholderData: (before) => before },
  );
  const named = trpc.widgets.subject.useQuery({ kind, subject: value }, { enabled: value !== '' });
  const clear = () => {
    setTyped('');
    setLeague(null);
    onChange('');
  };
  if (value !== '') {
    return (
      <Chosen label={texts.chooseOther()} onRemove={clear}>
        <b>{named.data?.name || (value === '/tournaments' ? texts.everywhere() : value)}</b>
      </Chosen>
    );
  }
  if (league !== null) return <LeaguePart id={league} onChange={onChange} onBack={clear} />;
  const items = (found.data?.groups ?? [])
    .filter(({ category }) => categories[kind].includes(category))
    .flatMap(({ items: list }) => list);
  const type = (text: string) => {
    setTyped(text);
    const path = pathIn(text);
    if (path && isSubjectOf(kind, path)) onChange(path);
  };
  return (
    <>
      <SuggestField
        label={texts.subject()}
        hint={texts.subjectHints[kind]()}
        error={error}
        value={typed}
        maxLength={300}
        onChange={({ target }) => type(target.value)}
        foundLabel={texts.found()}
        found={
          isAddress || q.length < LEAST
            ? []
            : items.map(({ id, title, url, remark }) => ({
                id,
                name: title,
                title,
                url,
                content: (
                  <span>
                    {title} {remark ? <small>{remark}</small> : null}
                  </span>
                ),
              }))
        }
        onPick={({ url }) => {
          const picked = leagueIdIn(url);
          if (picked !== undefined) setLeague(picked);
          else if (isSubjectOf(kind, url)) onChange(url);
        }}
      />
      <Muted role="status">
        {q.length >= LEAST && !isAddress && found.isSuccess && items.length === 0
          ? texts.nothingFound()
          : null}
      </Muted>
      {kind === 'next-tournaments' ? (
        <Button size="sm" variant="outline" onClick={() => onChange('/tournaments')}>
          {texts.everywhere()}
        </Button>
      ) : null}
    </>
  );
}

/** `/leagues/12` → 12 */
export function leagueIdIn(path: string): number | undefined {
  const id = /^\/leagues\/(\d{1,15})$/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The path in an address that somebody has copied. */
function pathIn(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith('/')) return trimmed;
  return URL.canParse(trimmed) ? decodeURI(new URL(trimmed).pathname) : undefined;
}

interface LeaguePartProps {
  id: number;
  onChange: (subject: string) => void;
  onBack: () => void;
}

/** A division of the league's last season, or a team in it. */
function LeaguePart({ id: leagueId, onChange, onBack }: LeaguePartProps) {
  const texts = useTexts('account/open').widgets;
  const read = trpc.leagues.get.useQuery({ id: leagueId });
  const seasonId = read.data?.seasons[0]?.id;
  const season = trpc.leagues.seasons.get.useQuery(
    { id: seasonId ?? 0 },
    { enabled: seasonId !== undefined },
  );
  const divisions = season.data?.divisions ?? [];
  return (
    <>
      <Chosen label={texts.chooseOther()} onRemove={onBack}>
        <b>{read.data?.name ?? '…'}</b>
      </Chosen>
      <SelectField
        label={texts.part()}
        value=""
        onChange={({ target }) => onChange(target.value)}
        options={[
          { value: '', label: texts.choose() },
          ...divisions.flatMap(({ id, name, standings }) => [
            { value: `/leagues/divisions/${id}`, label: name },
            ...standings.map((row) => ({
              value: `/leagues/teams/${row.teamId}`,
              label: `${name} · ${row.name}`,
            })),
          ]),
        ]}
      />
    </>
  );
}
