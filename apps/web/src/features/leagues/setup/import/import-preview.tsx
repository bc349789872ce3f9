import { chakra } from '@chakra-ui/react';
import type { ImportLine, ImportPreview as Preview } from '@oche/validators/leagues/import';
import type { ImportKind } from '@oche/validators/leagues/limits';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Heading, Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useLineWords } from './line-words.ts';

type State = ImportLine['state'];
const states = ['conflict', 'new', 'changed', 'unchanged'] as const satisfies readonly State[];
/** More lines than anybody reads at once: the filter leads to the rest. */
const SHOWN = 200;

interface ImportPreviewProps {
  kind: ImportKind;
  preview: Preview;
  isRunning: boolean;
  onRun: () => void;
}

/** What would become of each line, those with a conflict at a key, and the key that does it. */
export function ImportPreview({ kind, preview, isRunning, onRun }: ImportPreviewProps) {
  const texts = useTexts('leagues/setup-import');
  const { lines, columns, missing, removed, listsLost } = preview;
  const [shown, setShown] = useState<State | null>(null);
  const count = (state: State) => lines.filter((one) => one.state === state).length;
  const toDo = count('new') + count('changed');
  const ignored = columns.filter(({ field, title }) => field === null && title !== '');
  const list = shown === null ? lines : lines.filter(({ state }) => state === shown);
  return (
    <Root aria-label={texts.preview()}>
      <Heading size="subheading">{texts.preview()}</Heading>
      {missing.length > 0 ? (
        <Notice role="status">
          {texts.missing({ columns: missing.map((field) => texts.fields[field]()).join(', ') })}
        </Notice>
      ) : null}
      {ignored.length > 0 ? (
        <Muted>{texts.ignored({ columns: ignored.map(({ title }) => title).join(', ') })}</Muted>
      ) : null}
      {missing.length === 0 && lines.length === 0 ? <Muted>{texts.nothing()}</Muted> : null}
      {lines.length > 0 ? (
        <Row gap="2" role="group" aria-label={texts.filter()}>
          <Filter isOn={shown === null} onPress={() => setShown(null)}>
            {texts.all({ count: lines.length })}
          </Filter>
          {states
            .filter((state) => count(state) > 0)
            .map((state) => (
              <Filter key={state} isOn={shown === state} onPress={() => setShown(state)}>
                {texts.counts[state]({ count: count(state) })}
              </Filter>
            ))}
        </Row>
      ) : null}
      <Lines aria-label={texts.lines()}>
        {list.slice(0, SHOWN).map((line) => (
          <Line key={line.line} line={line} timeZone={preview.timeZone} />
        ))}
      </Lines>
      {list.length > SHOWN ? <Muted>{texts.more({ count: list.length - SHOWN })}</Muted> : null}
      {removed.length > 0 ? (
        <Notice>
          <p>{texts.removed({ count: removed.length })}</p>
          <p>{removed.join(', ')}</p>
        </Notice>
      ) : null}
      {listsLost.length > 0 ? (
        <Notice>{texts.listsLost({ divisions: listsLost.join(', ') })}</Notice>
      ) : null}
      {lines.length > 0 ? (
        <Stack gap="2">
          {toDo + removed.length > 0 ? (
            <Button
              shape="wedge"
              justifySelf="start"
              disabled={isRunning}
              aria-busy={isRunning}
              onClick={onRun}
            >
              {isRunning
                ? texts.pending()
                : texts[kind === 'games' ? 'runSheets' : 'run']({ count: toDo })}
            </Button>
          ) : null}
          <Muted role="status">
            {toDo + removed.length === 0
              ? texts.nothingNew()
              : count('conflict') > 0
                ? texts.skipped({ count: count('conflict') })
                : texts.allFine()}
          </Muted>
        </Stack>
      ) : null}
    </Root>
  );
}

interface FilterProps {
  isOn: boolean;
  onPress: () => void;
  children: string;
}

const Filter = ({ isOn, onPress, children }: FilterProps) => (
  <Button size="sm" variant={isOn ? 'solid' : 'outline'} aria-pressed={isOn} onClick={onPress}>
    {children}
  </Button>
);

function Line({ line, timeZone }: { line: ImportLine; timeZone: string }) {
  const texts = useTexts('leagues/setup-import');
  const words = useLineWords(timeZone);
  return (
    <li data-state={line.state}>
      <span>{texts.line({ line: line.line })}</span>
      <div>
        <strong>{line.title || texts.untitled()}</strong>
        <small>{line.conflict ? words.conflict(line.conflict) : words.changes(line.changes)}</small>
      </div>
      <em>{texts.states[line.state]()}</em>
    </li>
  );
}

const Root = chakra('section', { base: { display: 'grid', gap: '4' } });
const Lines = chakra('ol', {
  base: {
    listStyle: 'none',
    maxHeight: '36rem',
    overflowY: 'auto',
    layerStyle: 'wires',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: '5.5rem minmax(0, 1fr) auto' },
      columnGap: '3',
      alignItems: 'baseline',
      paddingBlock: '2',
      paddingInline: '3',
      borderBottomWidth: '1px',
      borderInlineStart: '4px solid {colors.border}',
      overflowWrap: 'anywhere',
    },
    '& li[data-state=new]': { borderInlineStartColor: 'positive.solid' },
    '& li[data-state=changed]': { borderInlineStartColor: 'warning' },
    '& li[data-state=conflict]': { borderInlineStartColor: 'danger.solid', bg: 'danger.subtle' },
    '& li[data-state=unchanged]': { color: 'fg.muted' },
    '& li > div': { gridRow: { base: '2', sm: '1' }, gridColumn: { base: '1 / -1', sm: '2' } },
    '& span': { textStyle: 'number', color: 'fg.muted' },
    '& small': { display: 'block', textStyle: 'small' },
    '& em': { fontStyle: 'normal', textStyle: 'label' },
  },
});
