import type { AlbumAnswer, ArtistAnswer, TrackAnswer } from '@attune/contract';
import { ProblemError } from '../errors/problem-error.ts';
import { listedTrack } from '../streaming/listed-track.ts';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { CatalogueService, ListenerCall } from '../streaming/streaming-service.ts';

/** One of what the service has, by its id. Every method throws a `ProblemError` of the code `not_found` for what is not there. */
export interface CatalogueItems {
  track(id: string, call: ListenerCall): Promise<TrackAnswer>;
  album(id: string, call: ListenerCall): Promise<AlbumAnswer>;
  artist(id: string, call: ListenerCall): Promise<ArtistAnswer>;
}

export interface CatalogueItemsOptions {
  streaming: CatalogueService;
  /** Whether it has the form of an id at the service. */
  isId: (id: string) => boolean;
}

const isUnknown = (error: unknown) =>
  error instanceof StreamingError && (error.kind === 'not-found' || error.status === 400);

export function createCatalogueItems({ streaming, isId }: CatalogueItemsOptions): CatalogueItems {
  async function known<Item>(id: string, open: () => Promise<Item>): Promise<Item> {
    if (!isId(id)) throw notThere();
    try {
      return await open();
    } catch (error) {
      throw isUnknown(error) ? notThere() : error;
    }
  }

  return {
    track: (id, call) =>
      known(id, async () => {
        const { track, ...more } = await streaming.openTrack(id, call);
        return { track: listedTrack(track), ...more };
      }),
    album: (id, call) =>
      known(id, async () => {
        const { tracks, ...more } = await streaming.openAlbum(id, call);
        return {
          tracks: tracks.map((track) => ({ ...listedTrack(track), isPlayable: track.isPlayable })),
          ...more,
        };
      }),
    artist: (id, call) =>
      known(id, async () => {
        const { songs, ...more } = await streaming.openArtist(id, call);
        return { songs: songs.map(listedTrack), ...more };
      }),
  };
}

const notThere = () => new ProblemError('not_found', 'The streaming service has nothing under this id.');
