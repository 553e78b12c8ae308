import { useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { applyTheme, readTheme } from '../../components/theme.ts';
import { applyMotion, readMotion } from '../../lib/reduced-motion.ts';
import { texts } from './texts.ts';

/** Theme and motion; both take effect at once. */
export function LooksSettings({ storage }: { storage: Storage }) {
  const [theme, setTheme] = useState(() => readTheme(storage));
  const [motion, setMotion] = useState(() => readMotion(storage));
  return (
    <>
      <Choice
        legend={texts.theme}
        options={texts.themes}
        value={theme}
        onChoose={(chosen) => {
          applyTheme(chosen, storage);
          setTheme(chosen);
        }}
      />
      <Choice
        legend={texts.motion}
        options={texts.motions}
        value={motion}
        onChoose={(chosen) => {
          applyMotion(chosen, storage);
          setMotion(chosen);
        }}
      />
    </>
  );
}
