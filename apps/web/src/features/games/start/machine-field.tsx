import { averageOfLevel, MACHINE_LEVELS } from '@oche/darts/machines/levels';
import { machineAverages } from '@oche/validators/games/schemas';
import type { StartOptions } from '@oche/validators/games/start';
import { SelectField } from '../../../components/form/fields.tsx';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Side } from './players.ts';

/** A level from 1 to 20 as text, as good as the one who starts the game, or as a friend. */
const OWN_LEVEL = 'own';
const FRIEND = 'friend:';
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
  const { data: friends = [] } = trpc.games.machineFriends.useQuery();
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
        ...friends.map((friend) => ({
          value: `${FRIEND}${friend.person.id}`,
          label: texts.friend({ name: fullName(friend.person), average: playable(friend.average) }),
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

export function machineAsked(chosen: string, average: number | null): Side[number] {
  if (chosen.startsWith(FRIEND)) return { machine: { friend: chosen.slice(FRIEND.length) } };
  if (chosen === OWN_LEVEL && average !== null) return { machine: { average: playable(average) } };
  return { machine: { level: Number(chosen) || USUAL_LEVEL } };
}

/** The nearest average that a machine can be asked for. */
const playable = (average: number): number =>
  Math.min(machineAverages.max, Math.max(machineAverages.min, Math.round(average)));
