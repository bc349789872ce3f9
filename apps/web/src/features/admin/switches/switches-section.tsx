import { chakra } from '@chakra-ui/react';
import type { Switch } from '@oche/validators/site/schemas';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Section } from '../../../components/section/section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';
import { SwitchRow } from './switch-row.tsx';

const CloseDialog = lazyPart(async () => (await import('./close-dialog.tsx')).CloseDialog);

/** Every area of the site with its switch. */
export function SwitchesSection() {
  const { switches: texts } = useTexts('admin/site');
  const [closing, setClosing] = useState<Switch | null>(null);
  const query = trpc.site.switches.list.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <Section title={texts.title()} text={texts.text()}>
      <QueryState query={query} failed={texts.loadFailed()}>
        {(switches) => (
          <List>
            {switches.map((each) => (
              <SwitchRow key={each.area} value={each} onClose={() => setClosing(each)} />
            ))}
          </List>
        )}
      </QueryState>
      {closing ? <CloseDialog value={closing} onClose={() => setClosing(null)} /> : null}
    </Section>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    gap: '2',
    columnGap: '5',
    listStyle: 'none',
  },
});
