import type { Installation, ReadingSource } from '@attune/contract';
import type { Config } from './config.ts';
import type { Provider } from './providers/provider.ts';
import { chooseRecommender } from './recommendations/choose-recommender.ts';

/** The last part of a model's name, which may be a path on the operator's server. */
function baseName(model: string): string {
  return model.split(/[/\\]/).findLast((part) => part !== '') ?? 'Hosted model';
}

const huggingFaceModel = /\/models\/[^/?#]+\/(?<name>[^/?#]+)$/;

/** The name of a model in an address that ends in one; the address itself is not told. */
function emotionModelName(url: string): string {
  return huggingFaceModel.exec(new URL(url).pathname)?.groups?.name ?? 'Hosted emotion model';
}

function classifierOf(kind: ReadingSource, { emotionModel }: Config): Installation['classifier'] {
  if (kind === 'hosted') return { kind, name: emotionModelName(emotionModel?.url ?? '') };
  return { kind, name: kind === 'embedded' ? 'Attune mood model' : 'Keywords' };
}

export interface InstallationFacts {
  config: Config;
  provider: Pick<Provider, 'about' | 'recommender'>;
  /** The classifier that is asked first. */
  classifier: ReadingSource;
  version: string;
  /** Path of the streaming service's logo, where the operator has provided it. */
  logo: string | null;
  /** All that are offered; absent: this one alone. */
  offered?: readonly Pick<Provider, 'at' | 'about'>[];
}

/** What this installation is made of, in words fit for everyone. */
export function describeInstallation(facts: InstallationFacts): Installation {
  const { config, provider, classifier, version, logo, offered = [] } = facts;
  const { replyModel, readerModel } = config;
  const recommender = chooseRecommender(config.recommender, provider.recommender);
  return {
    version,
    streaming: { ...provider.about, ...(logo !== null && { logo }) },
    ...(offered.length > 1 && { services: offered.map(({ at, about }) => ({ at, name: about.name })) }),
    recommender:
      recommender === null
        ? { runs: 'off', name: 'Off' }
        : { runs: recommender.runs, name: recommender.name },
    classifier: classifierOf(classifier, config),
    replyModel:
      replyModel === undefined
        ? { kind: 'none', name: 'Written replies' }
        : { kind: 'hosted', name: baseName(replyModel.model) },
    ...(readerModel !== undefined && { readerModel: { name: baseName(readerModel.model) } }),
  };
}
