/** A quiet stand-in in the shape of what comes. Decoration: the words beside it say what is being awaited. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`skeleton block ${className}`} />;
}
