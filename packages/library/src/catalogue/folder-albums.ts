/** Songs of one folder that name one album, and no artist of it as a whole. */
export interface FolderAlbum {
  /** What it is called by where it stands alone. */
  id: string;
  folder: string;
  /** Its name, as names are compared. */
  name: string;
}

/** Of a song, what decides which album it is on. */
export interface FolderSong extends FolderAlbum {
  /** Its main artist; `null` where no tag names one. */
  artistId: string | null;
}

/** A part that is on another album than before. */
export interface Moved {
  part: string;
  from: string;
  to: string;
}

export interface FolderAlbums {
  /** @returns the album that the song is on, and what moved by its coming */
  add(song: FolderSong): { albumId: string; moved: Moved[] };
  /** @returns what moved by its going */
  remove(song: FolderSong): Moved[];
  clear(): void;
}

interface Part extends FolderAlbum {
  albumId: string;
  /** How many songs each main artist has. */
  artists: Map<string | null, number>;
  /** Under which it is found by others of one name and artist; `null` where it has several, or none that is known. */
  key: string | null;
}

/** What has one name and artist in more folders is no album: episodes, or files that were never sorted. */
const mostFolders = 50;

const parentOf = (folder: string) => folder.slice(0, Math.max(0, folder.lastIndexOf('/')));

/** Side by side, or one directly in the other. */
const isBeside = (one: string, other: string) =>
  parentOf(one) === parentOf(other) || parentOf(other) === one || parentOf(one) === other;

/**
 * Where no tag names the artist of an album as a whole, its folder keeps two of one name apart. Yet an album may span folders, as
 * `win/` and `lose/`: those of one name are one where all their songs have one and the same artist, and the folders stand side by
 * side or one in the other. It is called by the first folder, so that most albums keep what they were called by alone.
 */
export function createFolderAlbums(): FolderAlbums {
  const parts = new Map<string, Part>();
  const byKey = new Map<string, Set<Part>>();

  function move(part: Part, to: string): Moved[] {
    const from = part.albumId;
    if (from === to) return [];
    part.albumId = to;
    return [{ part: part.id, from, to }];
  }

  /** Puts those of one name and artist together as far as their folders are, after one of them came or went. */
  function join(key: string, changed: Part): Moved[] {
    const all = byKey.get(key) ?? new Set<Part>();
    if (all.size > mostFolders + 1) return all.has(changed) ? move(changed, changed.id) : [];
    if (all.size > mostFolders) return [...all].flatMap((part) => move(part, part.id));
    const heads: Part[] = [];
    const inOrder = [...all].sort((one, other) => (one.folder < other.folder ? -1 : 1));
    return inOrder.flatMap((part) => {
      const head = heads.find(({ folder }) => isBeside(folder, part.folder));
      if (head === undefined) heads.push(part);
      return move(part, (head ?? part).id);
    });
  }

  function keyOf({ name, artists }: Part): string | null {
    const [artist] = artists.keys();
    return artists.size === 1 && artist != null ? `${artist} ${name}` : null;
  }

  /** After songs of a part came or went. */
  function settle(part: Part): Moved[] {
    const { key: before } = part;
    const key = keyOf(part);
    if (key === before) return [];
    part.key = key;
    const moved: Moved[] = [];
    if (before !== null) {
      const others = byKey.get(before);
      others?.delete(part);
      if (others?.size === 0) byKey.delete(before);
      moved.push(...join(before, part));
    }
    if (key === null) return [...moved, ...move(part, part.id)];
    const others = byKey.get(key) ?? new Set<Part>();
    byKey.set(key, others.add(part));
    return [...moved, ...join(key, part)];
  }

  return {
    add({ id, folder, name, artistId }) {
      const part = parts.get(id) ?? { id, folder, name, albumId: id, artists: new Map(), key: null };
      parts.set(id, part);
      part.artists.set(artistId, (part.artists.get(artistId) ?? 0) + 1);
      const moved = settle(part);
      return { albumId: part.albumId, moved };
    },
    remove({ id, artistId }) {
      const part = parts.get(id);
      if (part === undefined) return [];
      const left = (part.artists.get(artistId) ?? 0) - 1;
      if (left > 0) part.artists.set(artistId, left);
      else part.artists.delete(artistId);
      if (part.artists.size === 0) parts.delete(id);
      return settle(part);
    },
    clear() {
      parts.clear();
      byKey.clear();
    },
  };
}
