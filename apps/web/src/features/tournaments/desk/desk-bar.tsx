import { Keyboard, Undo2, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasVoice } from '../../../lib/voice.ts';
import { CopyOverlay } from '../../../patterns/copy-overlay.tsx';
import { DeskKeys } from './desk-keys.tsx';
import type { DeskSettings } from './desk-settings.ts';
import type { DeskPart } from './parts.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useSpokenCalls } from './voice/use-spoken-calls.ts';

interface DeskBarProps extends DeskPart {
  settings: DeskSettings;
  onSettings: (some: Partial<DeskSettings>) => void;
  undoLast: () => void;
}

/** What holds for the whole desk: undo, voice, keys, and where else an evening is looked at. */
export function DeskBar({ settings, onSettings, undoLast, ...part }: DeskBarProps) {
  const { desk } = useTexts('tournaments/run');
  const texts = useTexts('tournaments/desk');
  const toast = useToast();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const params = { id: String(part.tournament.id) };
  const { voice, keys } = settings;
  useSpokenCalls({ ...part, isOn: voice });
  const toggleVoice = () => {
    if (hasVoice()) onSettings({ voice: !voice });
    else toast.show({ title: texts.voice.none() });
  };
  useDeskKeys({ ...part, undoLast, toggleVoice, showKeys: () => setAreKeysShown(true) });
  return (
    <>
      <Button variant="outline" size="sm" onClick={undoLast}>
        <Undo2 aria-hidden="true" />
        {texts.undo()}
      </Button>
      <Button
        variant={voice ? 'solid' : 'outline'}
        size="sm"
        aria-pressed={voice}
        onClick={toggleVoice}
      >
        {voice ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        {texts.voice.title()}
      </Button>
      <Button
        variant="outline"
        size="sm"
        display={{ base: 'none', md: 'inline-flex' }}
        onClick={() => setAreKeysShown(true)}
      >
        <Keyboard aria-hidden="true" />
        {texts.keys.open()}
      </Button>
      <ButtonLink to="/tournaments/$id/entries" params={params} variant="outline" size="sm">
        {desk.entries()}
      </ButtonLink>
      <ButtonLink to="/tournaments/$id/live" params={params} variant="outline" size="sm">
        {desk.wall()}
      </ButtonLink>
      <CopyOverlay path={`/tournaments/${params.id}`} texts={texts.overlay} />
      {areKeysShown ? (
        <DeskKeys
          areOn={keys}
          onChange={(areOn) => onSettings({ keys: areOn })}
          onClose={() => setAreKeysShown(false)}
        />
      ) : null}
    </>
  );
}
