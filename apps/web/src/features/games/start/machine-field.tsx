import { averageOfLevel, MACHINE_LEVELS } from '@oche/darts/machines/levels';
import { machineAverages } from '@oche/validators/games/schemas';
import type { StartOptions } from '@oche/validators/games/start';
import { SelectField } from '../../../components/form/fields.tsx';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { useTexts } from '../../../i18n/react.tsx';
import type { Side } from './players.ts';

/** A level from 1 to 20 as text, or as good as the one who starts the game. */
const OWN_LEVEL = 'own';
const USUAL_LEVEL = 5;

interface MachineFieldProps {
  chosen: string;
  /** what the reader averages; null when that isn't known */
  average: number | null;
  onChoose: (chosen: string) => void;
}

/** How strong the machine is. */
export function MachineField({ chosen, average, onChoose }: MachineFieldProps) {
  const { machine: texts } = useTexts('games/start');
  const levels = Array.from({ length: MACHINE_LEVELS }, (_, index) => index + 1);
  return (
    <SelectField
      label={texts.label()}
      hint={texts.hint()}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      options={[
        ...(average === null
          ? []
          : [{ value: OWN_LEVEL, label: texts.own({ average: playable(average) }) }]),
        ...levels.map((level) => ({
          value: String(level),
          label: texts.level({ level, average: averageOfLevel(level) }),
        })),
      ]}
    />
  );
}

/** How good a machine is: its level, if it has one, and what it averages. */
export const machineText = (
  { level, average }: { level: number | null; average: number },
  texts: TextsOf<'games/start'>['machine'],
): string => (level === null ? texts.average({ average }) : texts.level({ level, average }));

/** As the last machine was, otherwise as good as the reader. */
export function firstLevel({ last, average }: StartOptions): string {
  const known = last?.sides[1]?.find((player) => 'machine' in player);
  const level = known && 'machine' in known ? known.machine?.level : undefined;
  if (level) return String(level);
  return average === null ? String(USUAL_LEVEL) : OWN_LEVEL;
}

export const machineAsked = (chosen: string, average: number | null): Side[number] => ({
  machine:
    chosen === OWN_LEVEL && average !== null
      ? { average: playable(average) }
      : { level: Number(chosen) || USUAL_LEVEL },
});

/** The nearest average that a machine can be asked for. */
const playable = (average: number): number =>
  Math.min(machineAverages.max, Math.max(machineAverages.min, Math.round(average)));
