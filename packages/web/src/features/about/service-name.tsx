import { useInstallation } from './api/get-installation.ts';

/** Says something with the name of the music service, once it is known. */
export function ServiceName({ say, unknown }: { say: (name: string) => string; unknown: string }) {
  const { data } = useInstallation();
  return say(data?.streaming.name ?? unknown);
}
