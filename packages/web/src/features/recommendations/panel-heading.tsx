import type { ReactNode } from 'react';

interface PanelHeadingProps {
  title: string;
  subtext: string;
  /** What switches to the other view. */
  toggle: ReactNode;
  /** Where the content below comes from, if that has to be said. */
  credit: ReactNode;
}

export function PanelHeading({ title, subtext, toggle, credit }: PanelHeadingProps) {
  return (
    <div className="mb-3 ps-2 lg:pt-1.5">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="min-w-0 text-l">{title}</h2>
        {toggle}
      </div>
      <p className="mt-0.5 text-muted text-s">{subtext}</p>
      {credit}
    </div>
  );
}
