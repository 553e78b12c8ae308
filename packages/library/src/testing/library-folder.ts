import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openFolderSource } from '../folder/folder-source.ts';
import type { Library, LibraryNews } from '../open-library.ts';
import { type StartWorker, startWorkerProcess } from '../worker/worker-process.ts';
import { openUnwatched } from './open-unwatched.ts';
import { type WavSketch, wavFile } from './wav-file.ts';

/** A folder of generated music with room for its index, and everything opened over it. */
export async function createLibraryFolder() {
  const base = await mkdtemp(join(tmpdir(), 'attune library '));
  const folder = join(base, 'music');
  const indexDirectory = join(base, 'index');
  await mkdir(folder);
  const opened: Library[] = [];
  const news: LibraryNews[] = [];

  return {
    base,
    folder,
    indexDirectory,
    news,
    async write(path: string, content: WavSketch | Buffer): Promise<void> {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), Buffer.isBuffer(content) ? content : wavFile(content));
    },
    /** Opens the library and looks through it once. */
    async open(listen: StartWorker | null = null): Promise<Library> {
      const library = openUnwatched({
        source: await openFolderSource(folder, startWorkerProcess(constants.priority.PRIORITY_NORMAL)),
        indexDirectory,
        onNews: (one) => news.push(one),
        listen,
      });
      opened.push(library);
      await library.look();
      return library;
    },
    async dispose(): Promise<void> {
      for (const library of opened) await library.close();
      await rm(base, { recursive: true, force: true });
    },
  };
}
export type LibraryFolder = Awaited<ReturnType<typeof createLibraryFolder>>;

/** A household's taste: artists with their genre, year, tempo and mood tag. */
const household = [
  ['Low Tide', 'Still Water', 'Ambient', 1998, 62, undefined],
  ['Ember Row', 'Afterglow', 'Folk', 2011, 88, 'Sad'],
  ['Voltline', 'Overdrive', 'Techno', 2020, 138, undefined],
  ['Café Ünïcode', '日本の夜', 'Bossa Nova', 1963, 122, undefined],
  ['The Halfway Lights', 'Parade', 'Disco; Funk', 1978, 118, undefined],
  ['Marrow', 'Iron Year', 'Death Metal', 1992, 150, undefined],
  ['Quiet Hands', 'Nocturnes', 'Piano Solo', 2004, 76, undefined],
  ['Sol y Sombra', 'Verano', 'Salsa', 1985, 100, 'Party'],
] as const;

/** Writes so many songs of each of eight artists. */
export async function writeHousehold(
  { write }: Pick<LibraryFolder, 'write'>,
  songsOfEach: number,
): Promise<void> {
  for (const [artist, album, genre, year, bpm, mood] of household) {
    for (let number = 1; number <= songsOfEach; number += 1) {
      await write(`${artist}/${album}/${String(number).padStart(2, '0')}.wav`, {
        title: `${album} ${number}`,
        artist,
        album,
        genre,
        year,
        bpm,
        trackNumber: number,
        seconds: 0.05,
        ...(mood !== undefined && { mood }),
      });
    }
  }
}
