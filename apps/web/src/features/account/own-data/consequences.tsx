import { chakra } from '@chakra-ui/react';
import { type Consequence, consequenceOutcomes } from '@oche/validators/own-data/schemas';
import { Anchor } from '../../../components/link.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** How many are shown at once; if there are more, their numbers are, and each list on demand. */
const SHOWN = 5;

/** What becomes of what others use, by what happens with it. */
export function Consequences({ list }: { list: readonly Consequence[] }) {
  const { leave: texts } = useTexts('account/own-data');
  if (list.length === 0) return null;
  return (
    <>
      {consequenceOutcomes.map((outcome) => {
        const those = list.filter((each) => each.outcome === outcome);
        return those.length === 0 ? null : (
          <Part key={outcome} open={list.length <= SHOWN}>
            <Summary>
              <Count>{those.length}</Count>
              {texts.outcomes[outcome]()}
            </Summary>
            <List>
              {those.map((each) => (
                <One key={`${each.kind} ${each.path} ${each.at}`} consequence={each} />
              ))}
            </List>
          </Part>
        );
      })}
      <Muted>{texts.before()}</Muted>
    </>
  );
}

function One({ consequence: { kind, name, to, at, path } }: { consequence: Consequence }) {
  const { leave: texts } = useTexts('account/own-data');
  const { leaving: kinds } = useTexts('domains');
  const label = name || kinds[kind]();
  return (
    <li>
      <strong>{path ? <Anchor href={path}>{label}</Anchor> : label}</strong>
      <Muted>
        {kinds[kind]()}
        {at ? (
          <>
            {' · '}
            <Time value={at} format="date" />
          </>
        ) : null}
        {to ? ` · ${texts.to({ name: to })}` : null}
      </Muted>
    </li>
  );
}

const Part = chakra('details', {
  base: { '& + &': { marginTop: '-3' }, '&[open] > summary::after': { content: '"–"' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    fontWeight: '600',
    cursor: 'pointer',
    listStyle: 'none',
    '&::after': { content: '"+"', marginInlineStart: 'auto', textStyle: 'subheading' },
  },
});
const Count = chakra('span', {
  base: { fontFamily: 'display', fontSize: '2xl', fontVariantNumeric: 'tabular-nums' },
});
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      paddingBlock: '2',
      paddingInline: '3',
      overflowWrap: 'anywhere',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
});
