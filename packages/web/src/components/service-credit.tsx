import type { Installation } from '@attune/contract';

/** A music service whose rules ask that it be named beside what it supplies. */
export interface CreditedService {
  name: string;
  /** Path of its official logo, where the operator has provided it. */
  logo: string | undefined;
}

/** The service to credit; `null` where none asks for it, and while it is not known. */
export function creditedService(installation: Installation | undefined): CreditedService | null {
  if (!installation?.streaming.isCredited) return null;
  const { name, logo } = installation.streaming;
  return { name, logo };
}

/** What a link to an item's page at the service is called. */
export const openAt = ({ name }: CreditedService) => `Open in ${name}`;

/**
 * Says where the content beside it comes from: with the service's logo as its rules want it (unchanged, wide enough,
 * with room around), or in plain words. Never with a drawing of our own.
 */
export function ServiceCredit({ service }: { service: CreditedService }) {
  const { name, logo } = service;
  if (logo === undefined) {
    return (
      <p data-credit="words" className="text-muted text-xs">
        {`Playlists, songs and covers from ${name}`}
      </p>
    );
  }
  return <img data-credit="logo" src={logo} alt={name} className="service-logo" />;
}
