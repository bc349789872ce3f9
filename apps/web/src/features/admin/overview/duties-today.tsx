import { chakra } from '@chakra-ui/react';
import type { Duty } from '@oche/validators/admin/figures';
import { createLink } from '@tanstack/react-router';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { formatDate, formatRelative } from '../../../lib/time/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';

/** What changes here without anybody's help is looked at again now and then. */
const LIVE = { staleTime: 0, refetchInterval: 60_000, refetchOnWindowFocus: true } as const;

const PATHS: Record<Duty, string> = {
  cases: '/moderation',
  appeals: '/moderation/appeals',
  approvals: '/moderation/approvals',
  claims: '/admin/lounge-claims',
  verifications: '/admin/verifications',
  failedJobs: '/admin/system',
};

/** Duties that wait for somebody, and since when; those with nothing to do are shown quietly. */
export function DutiesToday() {
  const { overview } = useTexts('admin/site');
  const { duties: texts, week } = overview;
  const locale = useLocale();
  const query = trpc.admin.duties.useQuery(undefined, LIVE);
  const sinceText = (since: string) => {
    const date = new Date(since);
    return (
      formatRelative(date, Date.now(), locale) ?? texts.since({ time: formatDate(date, locale) })
    );
  };
  return (
    <QueryState query={query} failed={week.failed()}>
      {(duties) => (
        <>
          {duties.every(({ count }) => count === 0) ? <p>{texts.allDone()}</p> : null}
          <List>
            {duties.map(({ duty, count, since }) => (
              <li key={duty}>
                <Row to={PATHS[duty]} data-open={count > 0 || undefined}>
                  <Count>{count}</Count>
                  <span>{texts[duty]()}</span>
                  <Since>{since && count > 0 ? sinceText(since) : texts.none()}</Since>
                </Row>
              </li>
            ))}
          </List>
        </>
      )}
    </QueryState>
  );
}

const List = chakra('ul', { base: { display: 'grid', gap: '1', listStyle: 'none' } });
const Row = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      minHeight: '12',
      paddingInlineEnd: '3',
      bg: 'bg.raised',
      color: 'fg.muted',
      textDecoration: 'none',
      borderInlineStart: '6px solid {colors.border}',
      _hover: { bg: 'bg.sunken' },
      '&[data-open]': {
        color: 'fg',
        fontWeight: 'semibold',
        borderInlineStartColor: 'accent.solid',
      },
    },
  }),
);
const Count = chakra('strong', {
  base: { textStyle: 'number', fontSize: '2xl', lineHeight: '1', textAlign: 'end' },
});
const Since = chakra('span', {
  base: { textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' },
});
