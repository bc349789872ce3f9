import type { SeasonOutput } from '@oche/validators/leagues/season';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';

type Changes = Partial<Pick<SeasonOutput, 'name' | 'startsOn' | 'endsOn' | 'format' | 'rules'>>;

/** Changes a part of a season; the others stay as they are. */
export function useSaveSeason(season: SeasonOutput) {
  const texts = useTexts('leagues/setup');
  const toast = useToast();
  const utils = trpc.useUtils();
  const update = trpc.leagues.seasons.update.useMutation();
  const { id, name, startsOn, endsOn, format, rules } = season;
  const save = async (changes: Changes) => {
    const saved = await update.mutateAsync({
      id,
      name,
      startsOn,
      endsOn,
      format,
      rules,
      ...changes,
    });
    utils.leagues.seasons.get.setData({ id }, saved);
    await utils.leagues.invalidate();
    toast.show({ variant: 'success', title: texts.saved() });
  };
  return { save, isPending: update.isPending };
}
