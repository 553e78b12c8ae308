import { Check, Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { browserStorage } from '../lib/browser-storage.ts';
import { IconButton } from './icon-button.tsx';
import { applyTheme, readTheme, type Theme } from './theme.ts';
import { usePopover } from './use-popover.ts';

const choices = [
  { theme: 'system', label: 'As my device', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const satisfies { theme: Theme; label: string; icon: unknown }[];

export function ThemeSwitch() {
  const [theme, setTheme] = useState(() => readTheme(browserStorage('localStorage')));
  const popover = usePopover('end');
  const choose = (chosen: Theme) => {
    applyTheme(chosen, browserStorage('localStorage'));
    setTheme(chosen);
    popover.close();
  };
  return (
    <>
      <IconButton label="Theme" ref={popover.triggerRef} {...popover.triggerProps}>
        <Contrast size={20} aria-hidden />
      </IconButton>
      <fieldset ref={popover.popoverRef} {...popover.popoverProps} aria-label="Theme" className="p-1.5">
        {choices.map(({ theme: choice, label, icon: Icon }) => (
          <button
            key={choice}
            type="button"
            aria-pressed={theme === choice}
            onClick={() => choose(choice)}
            className="menu-item w-44"
          >
            <Icon size={18} aria-hidden />
            <span className="grow text-start">{label}</span>
            {theme === choice && <Check size={16} aria-hidden />}
          </button>
        ))}
      </fieldset>
    </>
  );
}
