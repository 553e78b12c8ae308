import type { Artist } from '@attune/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { wordsOf } from '../../lib/words-of.ts';
import { findArtists } from './api/find-artists.ts';
import { texts } from './texts.ts';

/** So many names are offered where none is the one that was typed. */
const mostNear = 5;

/** As names are compared: "the beatles" is "Beatles". */
const comparable = (name: string): string =>
  wordsOf(name)
    .filter((word, at, all) => at > 0 || all.length === 1 || word !== 'the')
    .join(' ');

/** A word begins alike: what a service brings for its sound is no name that was meant. */
const isNear = (name: string, asked: string): boolean =>
  wordsOf(asked).some((word) => wordsOf(name).some((one) => one.slice(0, 3) === word.slice(0, 3)));

interface Missed {
  name: string;
  near: readonly Artist[];
}

/** A station by an artist. One the music service has not is said to be missing, and no station bears that name. */
export function ArtistStart({ onBegin }: { onBegin: (name: string) => void }) {
  const { listener } = useApi();
  const [missed, setMissed] = useState<Missed | null>(null);
  const [isLooking, setLooking] = useState(false);
  const field = useId();
  const looking = useRef<AbortController>(null);
  // Who went elsewhere meanwhile, or began another station, is not fetched back.
  useEffect(() => () => looking.current?.abort(), []);

  async function begin(name: string): Promise<void> {
    setLooking(true);
    setMissed(null);
    const mine = new AbortController();
    looking.current = mine;
    // Where nobody can be asked, the station says so itself.
    const found = await findArtists(listener, name, mine.signal).catch(() => null);
    if (mine.signal.aborted) return;
    setLooking(false);
    const itself = found?.find((one) => comparable(one.name) === comparable(name));
    if (found === null || itself !== undefined) onBegin(itself?.name ?? name);
    else setMissed({ name, near: found.filter((one) => isNear(one.name, name)).slice(0, mostNear) });
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('artist') ?? '').trim();
    if (name !== '' && !isLooking) void begin(name);
  };

  return (
    <>
      <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
        <div className="flex min-w-0 grow flex-col gap-1">
          <label htmlFor={field} className="text-muted text-s">
            {texts.artistLabel}
          </label>
          <input id={field} name="artist" className="field" maxLength={120} autoComplete="off" />
        </div>
        <button type="submit" aria-disabled={isLooking} className="button button-primary">
          {texts.begin}
        </button>
      </form>
      <div role="status">
        {missed !== null && (
          <>
            <p className="mt-4 font-semibold wrap-anywhere">{texts.notHere(missed.name)}</p>
            <p className="mt-1 text-muted text-s">
              {missed.near.length > 0 ? texts.nearNames : texts.noNearNames}
            </p>
          </>
        )}
      </div>
      {missed !== null && missed.near.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {missed.near.map(({ id, name }) => (
            <li key={id}>
              <button type="button" className="button button-quiet" onClick={() => onBegin(name)}>
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
