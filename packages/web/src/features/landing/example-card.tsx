import type { Mood } from '@attune/contract';
import { MoodBadge } from '../../components/mood-badge.tsx';
import { Sleeve } from './sleeve.tsx';
import { examples, texts } from './texts.ts';

/** One conversation in small, in the colours of its mood. */
export function ExampleCard({ mood }: { mood: Mood }) {
  const { says, answers, mixes } = examples[mood];
  return (
    <figure data-tone={mood} className="card flex flex-col gap-4 p-5 shadow-high sm:p-6 lg:min-h-100">
      <figcaption className="text-muted text-xs">{texts.example}</figcaption>
      <p className="self-end rounded-large rounded-br-small bg-accent px-4 py-2.5 text-on-accent">{says}</p>
      <div className="flex max-w-[90%] flex-col items-start gap-1.5">
        <p className="rounded-large rounded-bl-small border border-line px-4 py-2.5">{answers}</p>
        <MoodBadge mood={mood} />
      </div>
      <ul className="mt-auto flex flex-col gap-2 border-line border-t pt-4">
        {mixes.map(({ name, line }, index) => (
          <li key={name} className="flex items-center gap-3">
            <Sleeve mood={mood} variant={index === 0 ? 'rings' : 'bars'} />
            <span className="min-w-0">
              <span className="block font-semibold text-s">{name}</span>
              <span className="block text-muted text-xs">{line}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
