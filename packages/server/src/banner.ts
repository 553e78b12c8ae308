import type { Installation } from '@attune/contract';
import { describeAccess } from '@attune/local-streaming/settings';
import type { Addresses } from './addresses.ts';
import type { Config } from './config.ts';
import type { Provider } from './providers/provider.ts';
import { chooseRecommender } from './recommendations/choose-recommender.ts';

/** What the operator sees when the server is ready. Names services and addresses, never a secret. */
export function banner(
  config: Config,
  addresses: Addresses,
  { installation, provider }: { installation: Installation; provider: Provider },
): string {
  const recommender = chooseRecommender(config.recommender, provider.recommender);
  const recommenderNote =
    recommender?.runs === 'elsewhere' ? ` (${recommender.url()}; RECCOBEATS_URL=off to do without)` : '';
  const lines: [label: string, value: string][] = [
    ['Redirect URI', addresses.redirectUri()],
    ['Streaming service', installation.streaming.name],
    ...(provider.served === null
      ? []
      : [['Sign-in', describeAccess(provider.served.access)] satisfies [string, string]]),
    ['Recommender', `${installation.recommender.name}${recommenderNote}`],
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
