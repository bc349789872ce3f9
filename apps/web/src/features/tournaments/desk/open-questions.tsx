import { chakra } from '@chakra-ui/react';
import { Button } from '../../../components/button.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { DeskPart } from './parts.ts';

/** Results that one side has reported, and those on which two don't agree. */
export function OpenQuestions({ drawn, onAsk }: DeskPart) {
  const { decide: texts, boards, match: numbered } = useTexts('tournaments/run');
  const { states } = useTexts('tournaments/bracket');
  const open = drawn.matches.filter(({ status, can }) =>
    can.decide ? status === 'disputed' || status === 'reported' : false,
  );
  if (open.length === 0) return null;
  return (
    <Around>
      <TitledSection title={texts.title()}>
        <List>
          {open.map((match) => {
            const { id, number, said, status, players } = match;
            return (
              <li key={id} data-status={status}>
                <div>
                  <p>
                    <strong>{numbered({ number })}</strong> {drawn.namesOf(match).join(' – ')}{' '}
                    <Badge tone={status === 'disputed' ? 'warning' : undefined}>
                      {status === 'disputed' ? states.disputed() : texts.open()}
                    </Badge>
                  </p>
                  {said ? (
                    <p>
                      {texts.says({
                        name: drawn.nameOf(players[said.side === 0 ? 0 : 1]),
                        a: said.score[0],
                        b: said.score[1],
                      })}
                      {said.reason ? <q>{said.reason}</q> : null}
                    </p>
                  ) : null}
                </div>
                <Button
                  size="sm"
                  aria-label={boards.of({ action: texts.decide(), what: numbered({ number }) })}
                  onClick={() => onAsk('result', id)}
                >
                  {texts.decide()}
                </Button>
              </li>
            );
          })}
        </List>
      </TitledSection>
    </Around>
  );
}

const Around = chakra('div', { base: { marginBottom: '8' } });
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      padding: '3',
      bg: 'warning.subtle',
      borderInlineStart: '6px solid {colors.tape}',
    },
    '& > li[data-status=disputed]': { borderInlineStartColor: 'board.red' },
    '& > li > div': { flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& q': { display: 'block', color: 'fg.muted' },
  },
});
