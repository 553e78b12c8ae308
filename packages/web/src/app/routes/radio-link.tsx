import { screenPaths } from '@attune/contract';
import { Radio as RadioSign } from 'lucide-react';
import { Link } from 'wouter';
import { queryOf, type RadioRequest } from '../../features/radio/seeds.ts';
import { listenerTexts as texts } from './listener-texts.ts';

/** Leads to a station that begins with what a screen shows. */
export function RadioLink({ request }: { request: RadioRequest & { kind: 'track' | 'artist' } }) {
  return (
    <Link to={`${screenPaths.radio}?${queryOf(request)}`} className="button button-quiet">
      <RadioSign size={16} aria-hidden />
      {texts.radioFrom[request.kind]}
    </Link>
  );
}
