import { useInstallation } from './api/get-installation.ts';
import { texts } from './texts.ts';

/** Says something with the name of the music service, once it is known. */
export function ServiceName({ say, unknown }: { say: (name: string) => string; unknown: string }) {
  const { data } = useInstallation();
  if (data === undefined) return say(unknown);
  return say(data.streaming.kind === 'local' ? texts.builtIn : data.streaming.name);
}
