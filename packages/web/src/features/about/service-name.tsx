import { useApi } from '../../lib/api-context.tsx';
import { useInstallation } from './api/get-installation.ts';

/** Beside the component, whose chunk belongs to a first load and does without the dialog's texts. */
const builtIn = 'the built-in service';

/** Says something with the name of the music service, once it is known. */
export function ServiceName({
  say,
  unknown,
}: {
  say: (name: string, isHere?: boolean) => string;
  unknown: string;
}) {
  const { data } = useInstallation();
  const { isSignedIn } = useApi();
  if (data === undefined) return say(unknown);
  // Whoever is at none of them yet may come to each.
  if (!isSignedIn && data.services !== undefined)
    return say(data.services.map(({ name }) => name).join(' or '));
  return data.streaming.runs === 'here' ? say(builtIn, true) : say(data.streaming.name);
}
