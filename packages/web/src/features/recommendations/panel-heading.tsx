export function PanelHeading({ title, subtext }: { title: string; subtext: string }) {
  return (
    <div className="mb-3">
      <h2 className="text-l">{title}</h2>
      <p className="mt-0.5 text-muted text-s">{subtext}</p>
    </div>
  );
}
