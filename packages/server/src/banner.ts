import type { Installation } from '@attune/contract';
import { describeAccess } from '@attune/local-streaming/settings';
import type { Addresses } from './addresses.ts';
import type { Config } from './config.ts';
import type { Provider } from './providers/provider.ts';
import { chooseRecommender } from './recommendations/choose-recommender.ts';

interface Offered {
  installation: Installation;
  provider: Pick<Provider, 'about' | 'recommender' | 'served'>;
}

/** What the operator sees when the server is ready. Names services and addresses, never a secret. */
export function banner(
  config: Config,
  addresses: Addresses,
  { offered }: { offered: readonly [Offered, ...Offered[]] },
): string {
  const [{ installation }] = offered;
  const recommenders = offered.map(({ provider, installation: { recommender: configured } }) => {
    const recommender = chooseRecommender(config.recommender, provider.recommender);
    const note =
      recommender?.runs === 'elsewhere' ? ` (${recommender.url()}; RECCOBEATS_URL=off to do without)` : '';
    return `${configured.name}${note}`;
  });
  const lines: [label: string, value: string][] = [
    ['Redirect URI', addresses.redirectUri()],
    ['Streaming service', offered.map(({ provider }) => provider.about.name).join(', or ')],
    ...offered.flatMap(({ provider: { served } }): [string, string][] =>
      served === null ? [] : [['Sign-in', describeAccess(served.access)]],
    ),
    ['Recommender', [...new Set(recommenders)].join(', ')],
    ['Mood classifier', installation.classifier.name],
    ['Reply model', installation.replyModel.name],
    ...(installation.readerModel === undefined
      ? []
      : [['Messages go to', `${installation.readerModel.name} (READER=model)`] satisfies [string, string]]),
    ...config.unused.map((setting): [string, string] => ['Set, and not used', setting]),
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  const table = lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  return [`Attune is ready on ${addresses.publicUrl()}`, ...table].join('\n');
}
