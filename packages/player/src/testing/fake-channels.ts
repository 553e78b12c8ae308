import type { ChannelLike } from '../session/one-tab.ts';

/** Opens channels of one browser: each hears the others, none itself. */
export function fakeChannels(): () => ChannelLike {
  const listeners: { own: ChannelLike; hear: (event: { data: unknown }) => void }[] = [];
  return () => {
    const own: ChannelLike = {
      postMessage: (data) => {
        for (const listener of listeners) if (listener.own !== own) listener.hear({ data });
      },
      addEventListener: (_type, hear) => void listeners.push({ own, hear }),
    };
    return own;
  };
}
