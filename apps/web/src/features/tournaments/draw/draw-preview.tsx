import { chakra } from '@chakra-ui/react';
import type { CourseOutput } from '@oche/validators/tournaments/schemas';
import { useTexts } from '../../../i18n/react.tsx';

/** The first round of a draw: who meets whom, and who has a bye. */
export function DrawPreview({ course }: { course: CourseOutput }) {
  const { draw: texts, versus } = useTexts('tournaments/run');
  const names = new Map(
    course.entrants.map(({ id, name, players }) => [
      id,
      name || players.map((player) => player.name).join(' / '),
    ]),
  );
  const nameOf = (entry: number | 'nobody') =>
    entry === 'nobody' ? texts.bye() : (names.get(entry) ?? '');
  const first = course.matches.filter(
    ({ plan, players }) => plan.round === 1 && players[0] !== null && players[1] !== null,
  );
  return (
    <section aria-label={texts.previewed()}>
      <Title>{texts.previewed()}</Title>
      <List>
        {first.map(({ number, plan, players: [a, b] }) => (
          <li key={plan.id}>
            <b aria-hidden="true">{plan.group ?? number}</b>
            {versus({ a: nameOf(a ?? 'nobody'), b: nameOf(b ?? 'nobody') })}
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = chakra('h3', { base: { textStyle: 'subheading', marginBottom: '2' } });
const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1',
    maxHeight: '16rem',
    overflowY: 'auto',
    listStyle: 'none',
    '& li': { display: 'flex', gap: '2', bg: 'bg.sunken', overflowWrap: 'anywhere' },
    '& b': {
      flexShrink: '0',
      minWidth: '9',
      bg: 'board.red',
      color: 'board.chalk',
      textStyle: 'number',
      textAlign: 'center',
      layerStyle: 'wedge',
    },
    '& li:nth-of-type(even) b': { bg: 'board.green' },
  },
});
