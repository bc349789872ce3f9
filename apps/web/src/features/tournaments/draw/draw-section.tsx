import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useCourse } from '../bracket/use-course.ts';
import { OneDraw } from './one-draw.tsx';

/** All draws of a tournament with what they were made of, so that anybody can make them again. */
export function DrawSection({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/draw');
  const { entrants } = useCourse(tournament);
  const { data } = trpc.tournaments.draw.list.useQuery({ id: tournament.id });
  if (!data || data.length === 0) return null;
  const nameOf = (id: number) => entrants.get(id)?.name ?? texts.gone();
  return (
    <TitledSection anchor="draw" title={texts.title()}>
      {data.map((draw, index) => (
        <OneDraw key={draw.number} draw={draw} isLast={index === 0} nameOf={nameOf} />
      ))}
      <How>
        <summary>{texts.how()}</summary>
        <ol>
          {(['order', 'seed', 'apart', 'check'] as const).map((step) => (
            <li key={step}>{texts.steps[step]()}</li>
          ))}
        </ol>
      </How>
    </TitledSection>
  );
}

const How = chakra('details', {
  base: {
    '& summary': {
      minHeight: 'control',
      paddingBlock: '2',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    '& ol': { listStyle: 'decimal', paddingInlineStart: '5', maxWidth: '65ch' },
    '& li + li': { marginTop: '2' },
  },
});
