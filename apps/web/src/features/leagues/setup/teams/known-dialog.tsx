import type { DivisionSummary } from '@oche/validators/leagues/season';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { distinct } from '../../../../components/list/distinct.ts';
import { LoadMore } from '../../../../components/list/load-more.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Muted, Small } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { nextLeagues } from '../../shared/league-data.ts';

const USUAL = { homeWeekday: 5, homeTime: '19:30' };

interface KnownDialogProps {
  seasonId: number;
  division: DivisionSummary;
  onClose: () => void;
}

/** Teams of the league that are not in the season: one tap each, with the evening that they had. */
export function KnownDialog({ seasonId, division, onClose }: KnownDialogProps) {
  const texts = useTexts('leagues/setup-teams');
  const { failed } = useTexts('leagues/setup');
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const list = trpc.leagues.teams.listOutside.useInfiniteQuery({ id: seasonId }, nextLeagues);
  const enter = trpc.leagues.teams.enter.useMutation({
    onSuccess: () => utils.leagues.invalidate(),
    onError: (error) => failure(error, failed()),
  });
  const teams = distinct(list.data?.pages ?? []);
  return (
    <Dialog isOpen onClose={onClose} title={texts.knownTo({ name: division.name })}>
      <Muted>{teams.length > 0 ? texts.knownText() : texts.knownNone()}</Muted>
      <RuledList>
        {teams.map(({ id, name, seasonName, divisionName, homeWeekday, homeTime }) => (
          <RuledRow as="li" key={id}>
            <RowWords>
              <strong>{name}</strong>
              <Small>
                {seasonName && divisionName
                  ? texts.lastIn({ division: divisionName, season: seasonName })
                  : texts.never()}
              </Small>
            </RowWords>
            <RowActions>
              <Button
                size="sm"
                variant="outline"
                disabled={enter.isPending}
                aria-label={texts.enterOne({ name })}
                onClick={() =>
                  enter.mutate({
                    teamId: id,
                    divisionId: division.id,
                    homeWeekday: homeWeekday ?? USUAL.homeWeekday,
                    homeTime: homeTime ?? USUAL.homeTime,
                  })
                }
              >
                {texts.enter()}
              </Button>
            </RowActions>
          </RuledRow>
        ))}
      </RuledList>
      <LoadMore list={list} />
    </Dialog>
  );
}
