type PartOfDay = 'morning' | 'day' | 'evening' | 'night';
type PartOfWeek = 'monday' | 'midweek' | 'friday' | 'weekend';

const greetings: Record<PartOfDay, string> = {
  morning: 'Good morning',
  day: 'Good afternoon',
  evening: 'Good evening',
  night: 'Still awake',
};

const ofDay: Record<PartOfDay, readonly [string, string]> = {
  morning: ['Slow morning, first coffee', 'I need to wake up properly'],
  day: ['Help me focus for an hour', 'Something light for a short break'],
  evening: ['Long day, need something slow', 'Cooking dinner, something warm'],
  night: ["Can't sleep, keep it very quiet", 'Working late, no words please'],
};

const ofWeek: Record<PartOfWeek, string> = {
  monday: 'A new week, give me a good start',
  midweek: 'Halfway through the week, carry me on',
  friday: 'It is Friday, make it livelier',
  weekend: 'Weekend, windows open, nowhere to be',
};

function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

function partOfWeek(day: number): PartOfWeek {
  if (day === 0 || day === 6) return 'weekend';
  if (day === 1) return 'monday';
  return day === 5 ? 'friday' : 'midweek';
}

export interface Opening {
  greeting: string;
  /** Three first sentences for this hour of this day. */
  starters: readonly string[];
}

/** How an empty conversation greets. @param name `null` while nobody knows it. @param now on the listener's own clock */
export function openingFor(name: string | null, now: Date): Opening {
  const part = partOfDay(now.getHours());
  const words = greetings[part];
  const end = part === 'night' ? '?' : '.';
  return {
    greeting: name === null ? `${words}${end}` : `${words}, ${name}${end}`,
    starters: [...ofDay[part], ofWeek[partOfWeek(now.getDay())]],
  };
}
