import { chakra } from '@chakra-ui/react';
import { CheckboxField, SelectField } from '../../../../components/form/fields.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { Heading, Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { ComposerProps } from './composer-props.ts';
import { changeLineUp } from './format-changes.ts';
import { Problems } from './problems.tsx';

const named = ['start', 'block'] as const;
const substitutes = ['free', 'stayOut', 'none'] as const;

/** Who is named for the blocks: when, whether the other side sees it, and who may come in. */
export function LineUpFields({ format, places, onChange }: ComposerProps) {
  const { lineUp: texts } = useTexts('leagues/setup-format');
  return (
    <Stack gap="3">
      <Heading size="heading">{texts.title()}</Heading>
      <List>
        {format.lineUps.map((lineUp) => {
          const { id, positions } = lineUp;
          const blocks = format.blocks
            .flatMap((block, index) => (block.lineUp === id ? [index + 1] : []))
            .join(', ');
          return (
            <li key={id}>
              <div>
                <strong>{texts.for({ blocks })}</strong>
                <Muted>{texts.positions({ count: positions })}</Muted>
              </div>
              <SelectField
                label={texts.named()}
                value={lineUp.named}
                options={named.map((value) => ({ value, label: texts.whens[value]() }))}
                onChange={({ target }) =>
                  onChange(
                    changeLineUp(format, id, {
                      named: named.find((one) => one === target.value) ?? 'block',
                    }),
                  )
                }
              />
              <SelectField
                label={texts.substitutes()}
                value={lineUp.substitutes}
                options={substitutes.map((value) => ({ value, label: texts.changes[value]() }))}
                onChange={({ target }) =>
                  onChange(
                    changeLineUp(format, id, {
                      substitutes: substitutes.find((one) => one === target.value) ?? 'free',
                    }),
                  )
                }
              />
              <CheckboxField
                label={texts.blind()}
                hint={texts.blindHint()}
                checked={lineUp.isBlind}
                onChange={({ target }) =>
                  onChange(changeLineUp(format, id, { isBlind: target.checked }))
                }
              />
              <Problems problems={places.lineUp(lineUp)} />
            </li>
          );
        })}
      </List>
    </Stack>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    borderTopWidth: '1px',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
      gap: '3',
      alignItems: 'start',
      paddingBlock: '3',
      borderBottomWidth: '1px',
    },
    '& > li > :last-child': { gridColumn: '1 / -1' },
    '& > li > :last-child:empty': { display: 'none' },
  },
});
