import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import type { StoredConversations } from './stored-conversations.ts';
import { earlierTexts as texts } from './texts.ts';

/** Whether conversations outlive their tab; choosing that they do not forgets those that did. */
export function KeepSetting({ stored }: { stored: StoredConversations }) {
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
      }}
    />
  );
}
