import { type Readiness, serviceOfToken } from '@attune/contract';
import type { Config } from './config.ts';
import type { Provider } from './providers/provider.ts';
import { createServices, type Services, type ServicesOptions } from './services.ts';
import type { SharedStore } from './shared-store/shared-store.ts';
import { storeApart } from './shared-store/store-apart.ts';
import { createQuotaGate, type QuotaGate } from './streaming/quota-gate.ts';
import { namedTokens, plainTokens, type TokenForm } from './streaming/token-form.ts';

/** A streaming service that listeners can be at, with all that is done there. */
export interface Offer {
  provider: Provider;
  services: Services;
  gate: QuotaGate;
  tokens: TokenForm;
  /** What its tokens begin with; `null` where they are as the service issued them. */
  tokenName: string | null;
}

export type Offers = readonly [Offer, ...Offer[]];

/** As `map`; where there is one, there is one of the outcome. */
export const eachOf = <T, U>(
  [first, ...others]: readonly [T, ...T[]],
  make: (one: T) => U,
): readonly [U, ...U[]] => [make(first), ...others.map(make)];

/**
 * The services of the configuration. The first one's tokens, keys and calls are as they would be without a second, whose
 * tokens bear its name and whose memories and quota lie apart.
 */
export function openOffers(options: Omit<ServicesOptions, 'gate'>): Offers {
  const { streaming, alsoStreaming } = options.config;
  const first = openOffer(options, streaming, options.store);
  if (alsoStreaming === undefined) return [{ ...first, tokens: plainTokens, tokenName: null }];
  const second = openOffer(options, alsoStreaming, storeApart(options.store, 'second-service'));
  const { at } = second.provider;
  return [
    { ...first, tokens: plainTokens, tokenName: null },
    { ...second, tokens: namedTokens(at), tokenName: at },
  ];
}

function openOffer(
  options: Omit<ServicesOptions, 'gate'>,
  streaming: Config['streaming'],
  store: SharedStore,
): Pick<Offer, 'provider' | 'services' | 'gate'> {
  const { config, now, log, metrics } = options;
  const gate = createQuotaGate({
    store,
    now,
    onBlocked: (kind, until) => {
      metrics.streamingBlocked(until);
      const what =
        kind === 'app-suspended'
          ? 'the streaming service refuses this app: its owner’s subscription has probably lapsed'
          : 'rate limit of the streaming service reached';
      log.warn({ kind, until: new Date(until).toISOString() }, what);
    },
    onCallsToday: (calls) => log.info({ calls }, 'calls to the streaming service today'),
  });
  const services = createServices({ ...options, config: { ...config, streaming }, store, gate });
  return { provider: services.provider, services, gate };
}

/** Calls made since midnight UTC, to all of them. */
export async function callsToday(offers: Offers): Promise<number> {
  const each = await Promise.all(offers.map(({ gate }) => gate.callsToday()));
  return each.reduce((sum, calls) => sum + calls, 0);
}

/** Whose a token is, by the name it begins with; one that names nobody who is offered is the first one's to refuse. */
export const offerOfToken = <T extends { tokenName: string | null }>(
  offers: readonly [T, ...T[]],
  token: string,
): T => {
  const name = serviceOfToken(token);
  return offers.find(({ tokenName }) => tokenName !== null && tokenName === name) ?? offers[0];
};

/** How all that is called is doing: what one of two services has trouble with is told. */
export function dependenciesOf(offers: Offers): Readiness['dependencies'] {
  const all = offers.map(({ services }) => services.dependencies());
  const worstOf = (name: keyof Readiness['dependencies']) => {
    const states = all.map((each) => each[name].state);
    const state = (['degraded', 'ok', 'off'] as const).find((one) => states.includes(one)) ?? 'off';
    return { state };
  };
  return {
    streaming: worstOf('streaming'),
    recommendations: worstOf('recommendations'),
    classifier: worstOf('classifier'),
    reply: worstOf('reply'),
  };
}
