import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import type { StoredConversations } from './stored-conversations.ts';
import { earlierTexts as texts } from './texts.ts';

interface KeepSettingProps {
  stored: StoredConversations;
  /** Keeps the conversation that is under way. */
  onKeep: () => void;
}

/** Whether conversations outlive their tab; choosing that they do not forgets those that did. */
export function KeepSetting({ stored, onKeep }: KeepSettingProps) {
  const [choice, setChoice] = useState<'yes' | 'no'>(() => (stored.choice() === 'yes' ? 'yes' : 'no'));
  return (
    <Choice
      legend={texts.setting}
      options={texts.settings}
      value={choice}
      hint={texts.settingHint}
      onChoose={(chosen) => {
        stored.choose(chosen);
        setChoice(chosen);
        if (chosen === 'yes') onKeep();
      }}
    />
  );
}
