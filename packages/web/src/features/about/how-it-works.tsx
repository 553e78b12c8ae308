import type { Installation } from '@attune/contract';
import { CallYourself } from './call-yourself.tsx';
import { type ModelInUse, modelsInUse } from './models.ts';
import { texts } from './texts.ts';
import { useCatalogue } from './use-catalogue.ts';

/** Which models this installation uses, what kind of task each does, and how to call it oneself. */
export function HowItWorks({ installation }: { installation: Installation }) {
  const models = modelsInUse(installation);
  const catalogue = useCatalogue(models.some(({ task }) => task !== null));
  return (
    <details className="mt-6">
      <summary className="w-fit cursor-pointer py-2 font-semibold text-accent">
        {texts.howItWorksHere}
      </summary>
      {models.map((model) => (
        <section key={model.part} className="mt-3 border-line border-t pt-3 text-s">
          <h3 className="font-body font-semibold text-s">{model.part}</h3>
          <p dir="auto" className="mt-0.5 font-medium wrap-anywhere">
            {model.name}
          </p>
          <p className="mt-1 text-muted">{model.what}</p>
          {catalogue !== null && <Task model={model} catalogue={catalogue} />}
        </section>
      ))}
    </details>
  );
}

interface TaskProps {
  model: ModelInUse;
  catalogue: NonNullable<ReturnType<typeof useCatalogue>>;
}

function Task({ model: { task, record }, catalogue }: TaskProps) {
  const type = task === null ? undefined : catalogue.getTaskType(task);
  const snippets = record === null ? [] : catalogue.requestSnippets(record);
  return (
    <>
      {type !== undefined && (
        <p className="mt-1 text-muted">
          {texts.kindOfTask} <span className="font-semibold text-ink">{type.label}</span>
          <span className="block">{type.summary}</span>
        </p>
      )}
      {snippets.length > 0 && <CallYourself snippets={snippets} />}
    </>
  );
}
