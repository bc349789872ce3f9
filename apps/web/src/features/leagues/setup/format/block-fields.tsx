import { chakra } from '@chakra-ui/react';
import type { Block } from '@oche/darts/leagues/format';
import { useState } from 'react';
import { CheckboxField, SelectField, TextField } from '../../../../components/form/fields.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { type ComposerProps, sizes } from './composer-props.ts';
import { changeBlock, shareLineUp } from './format-changes.ts';
import { GameFields } from './game-fields.tsx';
import { NumberField } from './number-field.tsx';
import {
  type PairingPlan,
  pairingKinds,
  pairingsOf,
  planOf,
  readPairings,
  writePairings,
} from './pairings.ts';
import { Problems } from './problems.tsx';

interface BlockFieldsProps extends ComposerProps {
  block: Block;
  number: number;
}

const OWN = '';

/** Games that are played one after the other: who meets whom, and how. */
export function BlockFields({ format, places, onChange, block, number }: BlockFieldsProps) {
  const { block: texts } = useTexts('leagues/setup-format');
  const [plan, setPlan] = useState(() => planOf(block.games));
  const [written, setWritten] = useState(() => writePairings(block.games));
  const change = (changed: Partial<Block>) => onChange(changeBlock(format, block.id, changed));
  const changePlan = (changed: Partial<PairingPlan>) => {
    const next = { ...plan, ...changed };
    setPlan(next);
    const games = pairingsOf(next) ?? readPairings(written, next.size);
    if (!games) return;
    if (next.kind !== 'hand') setWritten(writePairings(games));
    change({ games });
  };
  const others = format.blocks.filter(({ id }) => id !== block.id);
  const isShared = others.some(({ lineUp }) => lineUp === block.lineUp);
  return (
    <>
      <Heading as="h3" size="subheading" marginBottom="3">
        {texts.title({ number })} · {texts.count[sizeKey(plan.size)]({ count: block.games.length })}
      </Heading>
      <Problems problems={places.block(block)} />
      <Grid>
        <SelectField
          label={texts.size()}
          value={plan.size}
          options={sizes.map((size) => ({
            value: String(size),
            label:
              size > 2 ? texts.sizes.team({ size }) : texts.sizes[size > 1 ? 'double' : 'single'](),
          }))}
          onChange={({ target }) => changePlan({ size: Number(target.value) })}
        />
        <SelectField
          label={texts.pairing()}
          value={plan.kind}
          options={pairingKinds.map((value) => ({ value, label: texts.pairings[value]() }))}
          onChange={({ target }) =>
            changePlan({ kind: pairingKinds.find((kind) => kind === target.value) ?? 'straight' })
          }
        />
        {plan.kind === 'hand' ? (
          <Wide>
            <TextField
              label={texts.hand()}
              hint={texts.handHint()}
              error={readPairings(written, plan.size) ? undefined : 'invalid'}
              value={written}
              onChange={({ target }) => {
                setWritten(target.value);
                const games = readPairings(target.value, plan.size);
                if (games) change({ games });
              }}
            />
          </Wide>
        ) : (
          <NumberField
            label={texts.groups[sizeKey(plan.size)]()}
            value={plan.count}
            min={1}
            max={Math.floor(40 / plan.size)}
            onValue={(count) => changePlan({ count })}
          />
        )}
        {plan.kind === 'shifted' ? (
          <NumberField
            label={texts.by()}
            value={plan.by}
            min={1}
            max={Math.max(1, plan.count - 1)}
            onValue={(by) => changePlan({ by })}
          />
        ) : null}
        <SelectField
          label={texts.lineUp()}
          value={isShared ? block.lineUp : OWN}
          options={[
            { value: OWN, label: texts.ownLineUp() },
            ...[...new Set(others.map(({ lineUp }) => lineUp))].map((lineUp) => ({
              value: lineUp,
              label: texts.lineUpOf({
                number:
                  1 + format.blocks.findIndex((one) => one.lineUp === lineUp && one !== block),
              }),
            })),
          ]}
          onChange={({ target }) =>
            onChange(shareLineUp(format, block.id, target.value === OWN ? null : target.value))
          }
        />
        <NumberField
          label={texts.worth()}
          value={block.worth}
          min={1}
          max={20}
          onValue={(worth) => change({ worth })}
        />
        <GameFields block={block} onChange={change} />
        <Wide>
          <CheckboxField
            label={texts.whenDecided()}
            checked={block.isPlayedWhenDecided}
            onChange={({ target }) => change({ isPlayedWhenDecided: target.checked })}
          />
          <CheckboxField
            label={texts.decider()}
            checked={block.isDecider}
            onChange={({ target }) => change({ isDecider: target.checked })}
          />
        </Wide>
      </Grid>
    </>
  );
}

/** Singles and doubles have words of their own. */
const sizeKey = (size: number) => (size === 1 ? 'single' : size === 2 ? 'double' : 'team');

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      xl: 'repeat(5, minmax(0, 1fr))',
    },
    gap: '3',
    alignItems: 'start',
  },
});
const Wide = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    gridColumn: '1 / -1',
    '& > *': { flex: '0 1 auto', minWidth: '16rem' },
  },
});
