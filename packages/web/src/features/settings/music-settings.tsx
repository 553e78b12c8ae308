import type { BriefLength, Preferences } from '@attune/contract';
import { Choice } from '../../components/choice.tsx';
import { texts } from './texts.ts';

type LengthChoice = keyof typeof texts.lengths;

const lengthOf: Readonly<Record<LengthChoice, BriefLength | undefined>> = {
  usual: undefined,
  half: { minutes: 30 },
  hour: { minutes: 60 },
  two: { minutes: 120 },
};

function choiceOf(length: BriefLength | undefined): LengthChoice {
  const minutes = length !== undefined && 'minutes' in length ? length.minutes : null;
  if (minutes === 30) return 'half';
  if (minutes === 60) return 'hour';
  return minutes === 120 ? 'two' : 'usual';
}

interface MusicSettingsProps {
  preferences: Preferences;
  onChange: (preferences: Preferences) => void;
  /** Whether a hosted model writes replies here; `undefined` until that is known. */
  repliesBy: 'hosted' | 'none' | undefined;
}

/** Without what is as the installation has it, so that it stays so when the installation changes. */
function without<K extends keyof Preferences>(preferences: Preferences, key: K): Preferences {
  const { [key]: _, ...rest } = preferences;
  return rest;
}

export function MusicSettings({ preferences, onChange, repliesBy }: MusicSettingsProps) {
  const set = <K extends keyof Preferences>(key: K, value: Preferences[K]) =>
    onChange(value === undefined ? without(preferences, key) : { ...preferences, [key]: value });
  return (
    <>
      <Choice
        legend={texts.explicit}
        options={texts.explicits}
        value={preferences.explicit === false ? 'avoided' : 'allowed'}
        onChoose={(choice) => set('explicit', choice === 'avoided' ? false : undefined)}
      />
      <Choice
        legend={texts.length}
        options={texts.lengths}
        value={choiceOf(preferences.length)}
        onChoose={(choice) => set('length', lengthOf[choice])}
      />
      <Choice
        legend={texts.discovery}
        options={texts.discoveries}
        value={preferences.discovery ?? 'any'}
        onChoose={(choice) => set('discovery', choice === 'any' ? undefined : choice)}
      />
      <Choice
        legend={texts.replies}
        options={texts.replyStyles}
        value={preferences.replies ?? 'installed'}
        onChoose={(choice) => set('replies', choice === 'installed' ? undefined : choice)}
        {...(repliesBy !== undefined && { hint: texts.repliesHint[repliesBy] })}
      />
    </>
  );
}
