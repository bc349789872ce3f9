import { chakra } from '@chakra-ui/react';
import { ITEM_LOCATION_MAX } from '@oche/validators/market/limits';
import { MapPin, Package, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { CheckboxField, TextField } from '../../../../components/form/fields.tsx';
import { LoungeFinder } from '../../../../components/form/lounge-finder.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { Chips } from '../basics/chips.tsx';
import type { StepProps } from '../flow/step-props.ts';

/** How many lounges close by are one tap away; all others are found by name. */
const NEAR = 4;

/** How it changes hands: by post, at a lounge, or both. */
export function HandoverFields({ values, change, propose, errorOf }: StepProps) {
  const texts = useTexts('market/sell-price');
  const lounges = useClosestLounge({ values, propose });
  return (
    <Group>
      <legend>{texts.handover[values.intent]()}</legend>
      <Way>
        <Package aria-hidden="true" />
        <CheckboxField
          label={texts.ships()}
          checked={values.ships}
          onChange={({ target }) => change({ ships: target.checked })}
        />
        {values.ships && values.intent === 'sell' ? (
          <TextField
            label={texts.shippingPrice()}
            hint={texts.shippingHint()}
            isOptional
            value={values.shippingPrice}
            error={errorOf('shippingPrice')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            onChange={({ target }) => change({ shippingPrice: target.value })}
          />
        ) : null}
      </Way>
      <Way>
        <MapPin aria-hidden="true" />
        <CheckboxField
          label={texts.meets()}
          checked={values.meets}
          onChange={({ target }) => change({ meets: target.checked })}
        />
        {values.meets ? (
          <Meeting values={values} change={change} errorOf={errorOf} lounges={lounges} />
        ) : null}
      </Way>
    </Group>
  );
}

/**
 * Where nobody has said anything yet, the closest lounge stands there: most meet there, and going on is one press. Who
 * has none close by sends it, unless they say where else to meet.
 */
function useClosestLounge({ values, propose }: Pick<StepProps, 'values' | 'propose'>) {
  const { data } = trpc.lounges.nearby.useQuery(undefined, { staleTime: 60_000 });
  const isSettled = useRef(false);
  const settle = useEffectEvent((closest: NearLounge | undefined) => {
    const { meets, ships, lounge, location } = values;
    if (isSettled.current || !meets || lounge || location) return;
    isSettled.current = true;
    if (closest) propose({ lounge: { id: closest.id, name: closest.name } });
    else if (ships) propose({ meets: false });
  });
  useEffect(() => {
    if (data) settle(data.items[0]);
  }, [data]);
  return data?.items ?? [];
}

interface MeetingProps extends Omit<StepProps, 'propose'> {
  /** the closest first */
  lounges: readonly NearLounge[];
}

type NearLounge = RouterOutputs['lounges']['nearby']['items'][number];

function Meeting({ values, change, errorOf, lounges }: MeetingProps) {
  const texts = useTexts('market/sell-price');
  const { lounge } = values;
  if (lounge) {
    return (
      <Chosen>
        <strong>{lounge.name}</strong>
        <IconButton label={texts.otherLounge()} onClick={() => change({ lounge: null })}>
          <X aria-hidden="true" />
        </IconButton>
      </Chosen>
    );
  }
  const near = lounges.slice(0, NEAR);
  return (
    <>
      {near.length > 0 ? (
        <Chips
          label={texts.lounge()}
          options={near.map(({ id, name }) => ({ value: String(id), label: name }))}
          value=""
          onChange={(chosen) => {
            const found = near.find(({ id }) => String(id) === chosen);
            if (found) change({ lounge: { id: found.id, name: found.name } });
          }}
        />
      ) : null}
      <LoungeFinder onFind={({ id, name }) => change({ lounge: { id, name } })} />
      <TextField
        label={texts.location()}
        isOptional
        value={values.location}
        error={errorOf('location')}
        autoComplete="off"
        maxLength={ITEM_LOCATION_MAX}
        onChange={({ target }) => change({ location: target.value })}
      />
    </>
  );
}

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    '& > legend': { textStyle: 'label', paddingBottom: '1' },
  },
});
const Way = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '3',
    padding: '3',
    paddingInlineStart: '12',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.board.green}',
    '& > svg': { position: 'absolute', top: '3', insetInlineStart: '3', width: '6', height: '6' },
  },
});
const Chosen = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingInlineStart: '3',
    bg: 'bg.sunken',
    overflowWrap: 'anywhere',
    '& strong': { textStyle: 'subheading' },
  },
});
