import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import type { KeptConversations } from './kept-conversations.ts';
import { earlierTexts as texts } from './texts.ts';

/** Whether conversations outlive their tab; choosing that they do not forgets those that did. */
export function KeepSetting({ kept }: { kept: KeptConversations }) {
  const [choice, setChoice] = useState<'yes' | 'no'>(() => (kept.choice() === 'yes' ? 'yes' : 'no'));
  return (
    <Choice
      legend={texts.setting}
      options={texts.settings}
      value={choice}
      hint={texts.settingHint}
      onChoose={(chosen) => {
        kept.choose(chosen);
        setChoice(chosen);
      }}
    />
  );
}
