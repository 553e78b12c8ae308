import { type ProblemCode, problemStatus } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../lib/api-error.ts';
import { expectConsole } from '../../testing/console-guard.ts';
import { mixOf } from '../../testing/samples.ts';
import { idsOf, keeping, obedient, place, setUpMixes } from '../../testing/set-up-mixes.ts';

const problemError = (code: ProblemCode) =>
  new ProblemError(
    { type: 'about:blank', title: code, status: problemStatus[code], detail: 'No.', code, requestId: 'r' },
    null,
  );

describe('Saving a mix', () => {
  test('a mix is saved once, and one that changed is brought up to date in the same playlist, also after a reload', async () => {
    const { saves, entry, mixes, newest, open, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    mixes.save('1');
    mixes.save('1');
    expect(entry()?.saving).toBe('under-way');
    await settled();
    const ids = idsOf(newest()?.mix) ?? [];
    expect(saves).toEqual([{ title: 'Calm, all the way', trackIds: ids }]);
    expect(entry()).toMatchObject({ saving: null, saved: { playlistId: 'p1', trackIds: ids, found: 20 } });
    const reloaded = open();
    reloaded.move('1', ids[2] ?? '', 0);
    reloaded.save('1');
    await settled();
    expect(saves[1]).toEqual({
      title: 'Calm, all the way',
      trackIds: [ids[2], ids[0], ids[1], ...ids.slice(3)],
      playlistId: 'p1',
    });
  });

  test.each(['the playlist', 'the mix'] as const)(
    'a mix that is changed while it is being saved is saved, where %s comes first',
    async (first) => {
      const waiting = { playlist: () => {}, mix: () => {} };
      const until = (what: keyof typeof waiting) =>
        new Promise<void>((resolve) => {
          waiting[what] = resolve;
        });
      const { saves, entry, mixes, newest, settled } = setUpMixes(
        async (request) => {
          if (request.without !== undefined) await until('mix');
          return obedient(request);
        },
        async (request) => {
          await until('playlist');
          return keeping(request);
        },
      );
      mixes.open(place);
      await settled();
      const ids = idsOf(newest()?.mix) ?? [];
      mixes.save('1');
      mixes.remove('1', ids[1] ?? '');
      const inOrder = [waiting.playlist, waiting.mix];
      for (const answer of first === 'the mix' ? inOrder.reverse() : inOrder) {
        answer();
        await settled();
      }
      expect(newest()?.mix.tracks).toHaveLength(19);
      expect(entry()).toMatchObject({
        pending: null,
        saving: null,
        saved: { playlistId: 'p1', trackIds: ids },
      });
      mixes.save('1');
      expect(saves[1]).toMatchObject({ playlistId: 'p1', trackIds: ids.filter((_, at) => at !== 1) });
    },
  );

  test.each([
    ['permission_missing', 'p1'],
    ['playlist_not_found', undefined],
  ] as const)('a refusal (%s) is kept to be told, and the mix stays', async (code, playlistId) => {
    let isRefused = false;
    const { saves, entry, mixes, newest, settled } = setUpMixes(obedient, async (request) => {
      if (isRefused) throw problemError(code);
      return keeping(request);
    });
    mixes.open(place);
    await settled();
    mixes.save('1');
    await settled();
    isRefused = true;
    const lines = expectConsole(/The mix was not saved/);
    mixes.save('1');
    await settled();
    expect(lines).toHaveLength(1);
    expect(entry()?.saving).toMatchObject({ code });
    expect(newest()?.mix).toEqual(mixOf());
    isRefused = false;
    mixes.save('1');
    await settled();
    expect(saves[2]?.playlistId).toBe(playlistId);
    expect(entry()?.saving).toBeNull();
  });

  test('what was saved as a playlist that is gone is saved anew, also after a reload, and no other', async () => {
    const { saves, mixes, open, settled } = setUpMixes(obedient, (request) =>
      keeping({ playlistId: `p${saves.length}`, ...request }),
    );
    mixes.open(place);
    mixes.open({ ...place, id: '2' });
    await settled();
    mixes.save('1');
    mixes.save('2');
    await settled();
    expect(mixes.savedAs()).toEqual(['p1', 'p2']);
    mixes.unsave(['p1']);
    expect(mixes.savedAs()).toEqual(['p2']);
    // Which of them changed last is as before.
    expect([...mixes.get().keys()]).toEqual(['1', '2']);
    const reloaded = open();
    expect(reloaded.savedAs()).toEqual(['p2']);
    reloaded.save('1');
    await settled();
    expect(saves[2]).not.toHaveProperty('playlistId');
    expect(reloaded.get().get('1')?.saved?.playlistId).toBe('p3');
  });

  test('what the listener left to allow is saved when they come back, once', async () => {
    let isAllowed = false;
    const { saves, entry, mixes, open, settled } = setUpMixes(obedient, async (request) => {
      if (!isAllowed) throw problemError('permission_missing');
      return keeping(request);
    });
    mixes.open(place);
    await settled();
    expectConsole(/The mix was not saved/);
    mixes.save('1');
    await settled();
    // A reload alone saves nothing.
    open().returned();
    await settled();
    expect(saves).toHaveLength(1);
    mixes.saveOnReturn('1');
    isAllowed = true;
    const back = open();
    back.returned();
    await settled();
    expect(saves).toHaveLength(2);
    expect(back.get().get('1')).toMatchObject({ saving: null, saved: { playlistId: 'p1', found: 20 } });
    open().returned();
    await settled();
    expect(saves).toHaveLength(2);
    expect(entry()?.saved).toBeNull();
  });
});
