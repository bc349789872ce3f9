import { chakra } from '@chakra-ui/react';
import type { LeagueLog } from '@oche/validators/leagues/log';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { distinct } from '../../../../components/list/distinct.ts';
import { LoadMore } from '../../../../components/list/load-more.tsx';
import { RuledList } from '../../../../components/list/ruled-list.tsx';
import { Muted, Small } from '../../../../components/text.tsx';
import { Time } from '../../../../components/time/time.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { fixturePath, nextLeagues } from '../../shared/league-data.ts';

/** What officers have decided and changed, and what rules did by themselves; the latest first. */
export function LogDialog({ leagueId, onClose }: { leagueId: number; onClose: () => void }) {
  const texts = useTexts('leagues/setup-log');
  const list = trpc.leagues.log.useInfiniteQuery({ id: leagueId }, nextLeagues);
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <Muted>{texts.text()}</Muted>
      <QueryState query={list} failed={texts.failed()}>
        {({ pages }) => (
          <RuledList>
            {distinct(pages).map((step) => (
              <Step key={step.id} step={step} />
            ))}
          </RuledList>
        )}
      </QueryState>
      <LoadMore list={list} />
    </Dialog>
  );
}

function Step({ step }: { step: LeagueLog['items'][number] }) {
  const texts = useTexts('leagues/setup-log');
  const { kind, at, by, about, division, fixture, reason } = step;
  return (
    <Row>
      <strong>{texts.kinds[kind]()}</strong>
      {about ? <span>{about}</span> : null}
      {fixture ? (
        <TextLink to={fixturePath(fixture.id)}>
          {texts.versus({ home: fixture.home, away: fixture.away })}
        </TextLink>
      ) : division ? (
        <span>{division}</span>
      ) : null}
      {reason ? <q>{reason}</q> : null}
      <Small>
        {by ?? texts.itself()} · <Time value={at} format="dateTime" />
      </Small>
    </Row>
  );
}

const Row = chakra('li', {
  base: { display: 'grid', gap: '0.5', paddingBlock: '2.5', overflowWrap: 'anywhere' },
});
