import { chakra } from '@chakra-ui/react';
import { lobbyStarts } from '@oche/validators/lobby/limits';
import type { LobbyRules } from '@oche/validators/lobby/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { Playing } from './use-playing.ts';
import type { Wish } from './use-wish.ts';

const LEGS = [1, 2, 3, 4, 5, 7, 9, 11] as const;
const RINGS = ['straight', 'double', 'master'] as const;
type Ring = (typeof RINGS)[number];
const SCORINGS = ['standard', 'cutThroat'] as const;

/** Any other game, folded away: with its own legs, and its own ways in and out. */
export function OtherGame({ wish, playing }: { wish: Wish; playing: Playing }) {
  const { form: texts, cricket } = useTexts('lobby');
  const [game, setGame] = useState<string>('501');
  const [legs, setLegs] = useState('3');
  const [rings, setRings] = useState<{ in: Ring; out: Ring }>({ in: 'straight', out: 'double' });
  const [scoring, setScoring] = useState<(typeof SCORINGS)[number]>('standard');
  const start = lobbyStarts.find((one) => String(one) === game);
  const rules: LobbyRules =
    start === undefined ? { game: 'cricket', scoring } : { game: 'x01', start, ...rings };
  const words = RINGS.map((value) => ({ value, label: texts[value]() }));
  return (
    <Fold>
      <summary>{texts.title()}</summary>
      <Fields>
        <ChoiceRow
          legend={texts.game()}
          name="game"
          isNumbers
          options={[
            ...lobbyStarts.map((value) => ({ value: String(value), label: value })),
            { value: 'cricket', label: cricket() },
          ]}
          checkedValue={game}
          onChange={({ target }) => setGame(target.value)}
        />
        <ChoiceRow
          legend={texts.legs()}
          name="legs"
          isNumbers
          options={LEGS.map((value) => ({ value: String(value), label: value }))}
          checkedValue={legs}
          onChange={({ target }) => setLegs(target.value)}
        />
        {start === undefined ? (
          <ChoiceRow
            legend={texts.scoring()}
            name="scoring"
            options={SCORINGS.map((value) => ({ value, label: texts[value]() }))}
            checkedValue={scoring}
            onChange={({ target }) =>
              setScoring(target.value === 'standard' ? 'standard' : 'cutThroat')
            }
          />
        ) : (
          (['in', 'out'] as const).map((way) => (
            <ChoiceRow
              key={way}
              legend={texts[way]()}
              name={way}
              options={words}
              checkedValue={rings[way]}
              onChange={({ target }) => setRings({ ...rings, [way]: target.value as Ring })}
            />
          ))
        )}
        <Button
          variant="solid"
          justifySelf="start"
          disabled={playing.isPending}
          onClick={() => playing.open({ rules, legs: Number(legs), ...wish })}
        >
          {texts.submit()}
        </Button>
      </Fields>
    </Fold>
  );
}

const Fold = chakra('details', {
  base: {
    layerStyle: 'panel',
    '& summary': { textStyle: 'label', padding: '3', cursor: 'pointer' },
  },
});
const Fields = chakra('div', {
  base: { display: 'grid', gap: '4', padding: '3', paddingTop: '1' },
});
