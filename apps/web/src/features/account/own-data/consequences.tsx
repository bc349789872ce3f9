import { chakra } from '@chakra-ui/react';
import { type Consequence, consequenceOutcomes } from '@oche/validators/own-data';
import { Anchor } from '../../../components/link.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** What becomes of what others use, by what happens with it. */
export function Consequences({ list }: { list: readonly Consequence[] }) {
  const { leave: texts } = useTexts('account/own-data');
  if (list.length === 0) return null;
  return (
    <>
      {consequenceOutcomes.map((outcome) => {
        const those = list.filter((each) => each.outcome === outcome);
        return those.length === 0 ? null : (
          <section key={outcome}>
            <Heading as="h3" size="subheading">
              {texts.outcomes[outcome]()}
            </Heading>
            <List>
              {those.map((each) => (
                <One key={`${each.kind} ${each.path} ${each.at}`} consequence={each} />
              ))}
            </List>
          </section>
        );
      })}
      <Muted>{texts.before()}</Muted>
    </>
  );
}

function One({ consequence: { kind, name, to, at, path } }: { consequence: Consequence }) {
  const { leave: texts } = useTexts('account/own-data');
  const label = name || texts.kinds[kind]();
  return (
    <li>
      <Kind>{texts.kinds[kind]()}</Kind>
      <span>
        {path ? <Anchor href={path}>{label}</Anchor> : label}
        {at ? (
          <>
            {' · '}
            <Time value={at} format="date" />
          </>
        ) : null}
        {to ? ` · ${texts.to({ name: to })}` : null}
      </span>
    </li>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
  },
});
const Kind = chakra('span', { base: { color: 'fg.muted', flex: '0 0 8rem' } });
