import { ScanEye } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { CheckboxField } from '../../../../components/form/fields.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { ScorerSettings } from '../scorer-settings.ts';

interface SettingsSheetProps {
  settings: ScorerSettings;
  onChange: (change: Partial<ScorerSettings>) => void;
  /** chooses a board that counts; null: none can */
  onBoards: (() => void) | null;
  onClose: () => void;
}

/** How somebody likes to score. Each change holds at once, on this device. */
export function SettingsSheet({ settings, onChange, onBoards, onClose }: SettingsSheetProps) {
  const { settings: texts } = useTexts('games/score');
  const switches = [
    { name: 'voice', label: texts.voice(), hint: texts.voiceHint() },
    { name: 'hints', label: texts.hints() },
    { name: 'doubles', label: texts.doubles() },
    { name: 'instant', label: texts.instant(), hint: texts.instantHint() },
    { name: 'keys', label: texts.keys(), hint: texts.keysHint() },
  ] as const;
  return (
    <Dialog isOpen title={texts.title()} size="sm" placement="sheet" onClose={onClose}>
      {switches.map(({ name, label, ...more }) => (
        <CheckboxField
          key={name}
          label={label}
          {...more}
          checked={settings[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
        />
      ))}
      {onBoards ? (
        <Button variant="outline" onClick={onBoards}>
          <ScanEye aria-hidden="true" />
          {texts.boards()}
        </Button>
      ) : null}
    </Dialog>
  );
}
