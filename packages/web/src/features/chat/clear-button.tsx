import { Eraser } from 'lucide-react';
import { texts } from './texts.ts';

/** Where the column is narrow the words step back behind the sign, but stay its name. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className="button button-plain shrink-0 px-3" onClick={onClear}>
      <Eraser size={18} aria-hidden />
      <span className="whitespace-nowrap @max-xl:sr-only">{texts.clear}</span>
    </button>
  );
}
