import type { LibraryStatus, Permission, StreamingInstallation } from '@attune/contract';
import type { MusicOfToken } from '@attune/local-streaming';
import type { Access, Limits } from '@attune/local-streaming/settings';
import type { Candidate } from '@attune/mix';
import type { Upstream } from '../http-client/http-client.ts';
import type { CurrentTrackSchedule } from '../streaming/current-track-schedule.ts';
import type { QuotaGate } from '../streaming/quota-gate.ts';
import type {
  AccountsService,
  ListenerCall,
  ReadTrackCard,
  StreamingService,
  TrackDetails,
} from '../streaming/streaming-service.ts';
import type { TokenProofs } from '../streaming/token-proofs.ts';
import type { ArtistsOf } from './artists-of.ts';
import type { CatalogueRequest } from './narrow-tracks.ts';

/** What a provider's clients are wired to. */
export interface Wiring {
  upstreams: { streaming: Upstream; accounts: Upstream; trackCards: Upstream };
  gate: QuotaGate;
  proofs: Pick<TokenProofs, 'accepted' | 'forget'>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export interface ProviderClients {
  accounts: AccountsService;
  streaming: StreamingService;
  /** `null` where the service has no public cards. */
  readCard: ReadTrackCard | null;
}

/** How a service names its tracks, in ids and in links. */
export interface TrackNaming {
  /** Whether it has the form of an id; those of playlists have the same. */
  isId(id: string): boolean;
  /** The id in a link to a track of this service; `null` for every other link. */
  idInLink(link: string): string | null;
  /** The address of a track's page. */
  pageOf(id: string): string;
}

/** A recommendation service that speaks ReccoBeats' form. */
export interface RecommenderPlace {
  name: string;
  runs: 'here' | 'elsewhere';
  url: () => string;
}

/** @param call `null` of whoever has not signed in */
export type CatalogueOf = (
  request: CatalogueRequest,
  call: ListenerCall | null,
) => Promise<readonly Candidate[]>;

/**
 * One streaming service, whole: whatever is peculiar to it is said here, so that nobody else has to know which one it
 * is. `pick-provider.ts` chooses it once.
 */
export interface Provider {
  /** Its name in addresses and tokens, where it is offered beside another: lower-case letters. */
  at: string;
  /** What the page is told of it. */
  about: Omit<StreamingInstallation, 'logo'>;
  /** From where its covers come, and what of it may stand in a frame of the page. */
  hosts: { images: readonly string[]; frames: readonly string[] };
  tracks: TrackNaming;
  /**
   * Of a service that is known whole the tracks a request can be answered by, with their facts; `null` of one that can only be
   * searched. Whoever has not signed in is shown those that take no account.
   * @throws {StreamingError} `token-rejected`
   */
  catalogue: CatalogueOf | null;
  /** Whom messages may name, of a service that is known whole; `null` of one that can only be searched. */
  artists: ArtistsOf | null;
  /**
   * What a curator's playlist holds, where this process knows that whole; `null` for any other. The Web API tells it to a
   * playlist's owner alone.
   */
  openPlaylist: (id: string, call: ListenerCall) => Promise<readonly TrackDetails[] | null>;
  /** Of tracks those that the listener may hear; `null` where everybody may hear all. @throws {StreamingError} */
  mayHear: ((ids: readonly string[], call: ListenerCall) => Promise<ReadonlySet<string>>) | null;
  /** How far the operator's own music is known, of what the listener may hear of it; `null` where there is none. */
  library: ((call: ListenerCall) => Promise<LibraryStatus>) | null;
  /** Asked for songs unless the operator names another recommender or none. */
  recommender: RecommenderPlace;
  /** Whether a public service counts the calls, so that what was found is worth keeping for a while. */
  isMetered: boolean;
  /** How often it may be asked what plays. @param maxAgeSeconds as the operator wants it */
  schedule(maxAgeSeconds?: number): CurrentTrackSchedule;
  /** Of a service that this very process answers: who may sign in, how much it keeps, and as whom it knows this server. */
  served: {
    clientId: string;
    access: Access;
    limits: Limits;
    /** Takes what tells the music of whoever a token is, once the service is there. */
    onMusicOfToken: (musicOfToken: MusicOfToken) => void;
  } | null;
  /** Who may ask what was played lately: whoever signs in here, or who allowed that as well (`history`). */
  playHistoryAccess: 'sign-in' | 'permission';
  /** What each further permission is called there. */
  furtherScopes: Record<Permission, readonly string[]>;
  connect(wiring: Wiring): ProviderClients;
}
