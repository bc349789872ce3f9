import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { Key } from './key.tsx';
import type { Way } from './visit-input.ts';

interface VisitQuestionProps {
  ways: readonly Way[];
  onChoose: (way: Way) => void;
  onBack: () => void;
}

/** One tap between a visit and the next, in the place of the pad: what a total leaves open. */
export function VisitQuestion({ ways, onChoose, onBack }: VisitQuestionProps) {
  const { question: texts } = useTexts('games/score');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = [...Map.groupBy(ways, ({ dartsThrown }) => dartsThrown)];
  const isOneColumn = rows.every(([, own]) => own.length === 1);
  const flat = rows.length === 1 || isOneColumn ? ways : [];
  useKeys((key) => {
    const chosen = flat.find((way) => String(numberOf(way, isOneColumn)) === key);
    if (chosen) onChoose(chosen);
    else if (key === 'Escape' || key === 'Backspace') onBack();
    else return false;
    return true;
  });
  const [[first] = []] = rows;
  const asksDoubles = ways.some(({ dartsAtDouble }) => dartsAtDouble !== undefined);
  const title =
    first === undefined ? texts.atDouble() : asksDoubles ? texts.checkout() : texts.checkoutDarts();
  return (
    <Root>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {rows.map(([darts, own]) => (
        <Row key={darts ?? 0}>
          {darts !== undefined && asksDoubles ? (
            <Darts>{texts.darts({ count: darts })}</Darts>
          ) : null}
          {own.map((way) => {
            const count = way.dartsAtDouble;
            return (
              <Key
                key={`${way.dartsThrown} ${count}`}
                size="big"
                look={darts === undefined ? 'plain' : 'check'}
                flex="1"
                aria-label={nameOf(way)}
                onClick={() => onChoose(way)}
              >
                {count ?? darts}
              </Key>
            );
          })}
        </Row>
      ))}
      <Row>
        <Key size="word" flex="1" onClick={onBack}>
          {texts.back()}
        </Key>
        {first === undefined ? (
          <Key size="word" flex="1" onClick={() => onChoose({})}>
            {texts.unknown()}
          </Key>
        ) : null}
      </Row>
    </Root>
  );

  function nameOf({ dartsThrown, dartsAtDouble }: Way): string {
    const darts = dartsThrown === undefined ? [] : [texts.darts({ count: dartsThrown })];
    const doubles = dartsAtDouble === undefined ? [] : [texts.doubles({ count: dartsAtDouble })];
    return [...darts, ...doubles].join(', ');
  }
}

const numberOf = (way: Way, isOneColumn: boolean): number | undefined =>
  isOneColumn && way.dartsThrown !== undefined ? way.dartsThrown : way.dartsAtDouble;

const Root = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', flex: '1', justifyContent: 'end' },
});
const Title = chakra('h2', {
  base: { textStyle: 'subheading', textAlign: 'center', marginBlock: 'auto', outline: 'none' },
});
const Row = chakra('div', { base: { display: 'flex', gap: '2', alignItems: 'center' } });
const Darts = chakra('span', { base: { textStyle: 'label', width: '16', flexShrink: '0' } });
