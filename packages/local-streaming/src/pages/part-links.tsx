/** @jsxRuntime automatic */
import type { ListPart } from './list-part.ts';

interface PartLinksProps {
  /** What is listed: `Tracks`. */
  noun: string;
  part: Omit<ListPart<unknown>, 'items'> & { items: readonly unknown[] };
  /** Address of another part. */
  hrefOf: (number: number) => string;
}

/** The way to the other parts of a long list; nothing where it is all there. */
export function PartLinks({ noun, part, hrefOf }: PartLinksProps) {
  const { items, offset, total, number, of } = part;
  if (of === 1) return null;
  return (
    <nav className="part-links" aria-label={`More ${noun.toLowerCase()}`}>
      {number > 1 && (
        <a className="chip" rel="prev" href={hrefOf(number - 1)}>
          Earlier
        </a>
      )}
      <span className="muted">{`${noun} ${offset + 1} to ${offset + items.length} of ${total}`}</span>
      {number < of && (
        <a className="chip" rel="next" href={hrefOf(number + 1)}>
          Later
        </a>
      )}
    </nav>
  );
}
