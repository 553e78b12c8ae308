import type { MixReceipt } from '@attune/contract';
import { ChevronDown } from 'lucide-react';
import { texts } from './texts.ts';

/** What was asked and what became of it: one line that opens. */
export function Receipt({ receipt }: { receipt: MixReceipt }) {
  const { asked, held, relaxed, unknown } = receipt;
  return (
    <details className="mix-receipt">
      <summary>
        <span className="min-w-0 grow truncate">{summaryOf(receipt)}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0" />
      </summary>
      <div className="flex flex-col gap-2 px-3 pb-3">
        <dl className="mix-why">
          <Lines title={texts.asked} lines={asked} />
          <Lines title={texts.held} lines={held} />
          <Lines
            title={texts.relaxed}
            lines={relaxed.map(({ what, why, tracks }) =>
              tracks === undefined ? `${what}: ${why}` : `${what} (${texts.ofTracks(tracks)}): ${why}`,
            )}
          />
          <Lines
            title={texts.unknown}
            lines={unknown.map(({ what, tracks }) => `${what}, ${texts.ofTracks(tracks)}`)}
          />
        </dl>
      </div>
    </details>
  );
}

function summaryOf({ asked, held, relaxed, unknown }: MixReceipt): string {
  if (asked.length === 0 && relaxed.length + unknown.length === 0) return texts.madeForMood;
  const isAllHeld = held.length >= asked.length;
  return [
    asked.length > 0 && (isAllHeld ? texts.allHeld(asked.length) : texts.someHeld(held.length, asked.length)),
    relaxed.length > 0 && (isAllHeld ? texts.rulesRelaxed : texts.someRelaxed)(relaxed.length),
    unknown.length > 0 && texts.someUnknown(unknown.length),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <dt>{title}</dt>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a list that does not change
        <dd key={index}>{line}</dd>
      ))}
    </>
  );
}
