export const earlierTexts = {
  title: 'Earlier conversations',
  ask: 'Keep your conversations on this device, to go on with them another day?',
  askHint: 'They stay in this browser, for this account, until you sign out. They are sent nowhere.',
  keep: 'Keep them',
  dontKeep: 'No, thanks',
  goOn: (said: string, when: string) => `Go on with “${said}”, ${when}`,
  forget: (said: string) => `Forget “${said}”`,
  forgetAll: 'Forget all',
  showAll: (count: number) => `Show all ${count}`,
  setting: 'When a conversation ends',
  settings: { no: 'With its tab', yes: 'Keep it on this device' },
  settingHint:
    'The last twenty of this account, for ninety days at most, in this browser alone. Signing out forgets them.',
} as const;

/** When something was said, as people say it: the day while it is near, then the date. */
export function whenSaid(atMs: number, nowMs: number): string {
  const at = new Date(atMs);
  const time = at.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = Math.round((startOfDay(nowMs) - startOfDay(atMs)) / 86_400_000);
  if (days <= 0) return `today at ${time}`;
  if (days === 1) return `yesterday at ${time}`;
  if (days < 7) return `${at.toLocaleDateString('en', { weekday: 'long' })} at ${time}`;
  return at.toLocaleDateString('en', { day: 'numeric', month: 'long' });
}

const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);
