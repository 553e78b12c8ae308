import type { MixReceipt } from '@attune/contract';
import { ChevronDown } from 'lucide-react';
import { scrollIntoView } from './scroll-into-view.ts';
import { texts } from './texts.ts';

interface ReceiptProps {
  receipt: MixReceipt;
  /** How many the mix has. */
  tracks: number;
}

/** What was asked and what became of it: one line that opens. */
export function Receipt({ receipt, tracks }: ReceiptProps) {
  const { asked, held, unknown } = receipt;
  const { nearly, wishes, rules } = notHeld(receipt);
  return (
    <details
      className="mix-receipt"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) scrollIntoView(currentTarget);
      }}
    >
      <summary>
        <span className="min-w-0 grow truncate">{summaryOf(receipt, tracks)}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0" />
      </summary>
      <div className="flex flex-col gap-2 px-3 pb-3">
        <dl className="mix-why">
          <Lines title={texts.asked} lines={asked} />
          <Lines title={texts.held} lines={held} />
          <Lines title={texts.nearly} lines={nearly.map(lineOf)} />
          <Lines title={texts.relaxed} lines={wishes.map(lineOf)} />
          <Lines title={texts.besides} lines={rules.map(lineOf)} />
          <Lines
            title={texts.unknown}
            lines={unknown.map(({ what, tracks }) => `${what}, ${texts.ofTracks(tracks)}`)}
          />
        </dl>
      </div>
    </details>
  );
}

type Relaxed = MixReceipt['relaxed'];

const lineOf = ({ what, why, tracks }: Relaxed[number]): string =>
  tracks === undefined ? `${what}: ${why}` : `${what} (${texts.ofTracks(tracks)}): ${why}`;

/** What was asked and is not held, apart from what nobody asked for. */
function notHeld({ asked, held, relaxed }: MixReceipt): Record<'nearly' | 'wishes' | 'rules', Relaxed> {
  const isWish = ({ what }: Relaxed[number]) => asked.includes(what) && !held.includes(what);
  return {
    nearly: relaxed.filter((one) => isWish(one) && one.nearly),
    wishes: relaxed.filter((one) => isWish(one) && !one.nearly),
    rules: relaxed.filter((one) => !isWish(one)),
  };
}

/** In a line that may be cut: the others are told below it. */
const mostNamed = 2;

/** What no track has stands first and by its name: nobody is to look for it in the list. */
function summaryOf(receipt: MixReceipt, tracks: number): string {
  const { asked, held, relaxed, unknown } = receipt;
  if (asked.length === 0 && relaxed.length + unknown.length === 0) return texts.madeForMood;
  const { nearly, wishes, rules } = notHeld(receipt);
  const isAllHeld = held.length >= asked.length;
  const missing = wishes.filter((one) => one.tracks === tracks).slice(0, mostNamed);
  const others = wishes.length - missing.length;
  return [
    missing.length > 0 && texts.notFound(missing.map(({ what }) => what)),
    asked.length > 0 && (isAllHeld ? texts.allHeld(asked.length) : texts.someHeld(held.length, asked.length)),
    nearly.length > 0 && texts.someNearly(nearly.length),
    others > 0 && texts.someRelaxed(others),
    rules.length > 0 && texts.rulesRelaxed(rules.length),
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
