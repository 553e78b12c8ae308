import type { MixTrack } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { expectConsole } from '../../testing/console-guard.ts';
import { calmBrief, mixOf } from '../../testing/samples.ts';
import { idsOf, obedient, place, setUpMixes } from '../../testing/set-up-mixes.ts';

describe('Mixes of a conversation', () => {
  test('a mix is asked for once, and a reload finds it as it was', async () => {
    const { asked, mixes, open, settled } = setUpMixes();
    mixes.open(place);
    mixes.open(place);
    await settled();
    mixes.togglePin('1', mixOf().tracks[2]?.id ?? '');
    const reloaded = open();
    reloaded.open(place);
    expect(asked).toEqual([{ brief: calmBrief }]);
    expect(reloaded.get().get('1')?.versions).toEqual([
      { request: { brief: calmBrief }, mix: mixOf(), pinned: [mixOf().tracks[2]?.id] },
    ]);
  });

  test('nothing is asked for or stored once the sign-in has ended, also of what was being saved', async () => {
    const { asked, mixes, open, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const stored = open().get();
    mixes.save('1');
    mixes.close();
    mixes.another('1');
    await settled();
    expect(asked).toHaveLength(1);
    expect(open().get()).toEqual(stored);
  });

  test('a mix of another conversation at the same place is not taken for its own', async () => {
    const { asked, mixes, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const brief = { ...calmBrief, discovery: 'new' as const };
    mixes.open({ ...place, brief });
    expect(asked.map((request) => request.brief)).toEqual([calmBrief, brief]);
  });

  test('another mix keeps what is pinned at its place and brings nothing else that was shown', async () => {
    const { asked, mixes, newest, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const ids = idsOf(newest()?.mix) ?? [];
    mixes.togglePin('1', ids[2] ?? '');
    mixes.another('1');
    expect(asked[1]).toEqual({
      brief: calmBrief,
      keep: [{ id: ids[2], position: 3 }],
      without: ids.filter((_, index) => index !== 2),
      variant: 1,
    });
  });

  test('a removed track is kept out and the others stay, and a message knows it no more', async () => {
    const { asked, mixes, newest, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const ids = idsOf(newest()?.mix) ?? [];
    mixes.remove('1', ids[1] ?? '');
    expect(mixes.shown('1')?.tracks.map(({ id }) => id)).toEqual(ids.filter((_, index) => index !== 1));
    expect(asked[1]?.without).toEqual([ids[1]]);
    expect(asked[1]?.keep).toHaveLength(19);
    expect(asked[1]?.keep?.[1]).toEqual({ id: ids[2], position: 3 });
  });

  test('only what is pinned is said to be kept of what stays in its place', async () => {
    const { asked, mixes, newest, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const [first = '', second = '', third = '', fourth = ''] = idsOf(newest()?.mix) ?? [];
    mixes.remove('1', second);
    await settled();
    expect(asked[1]?.kept).toEqual([]);
    mixes.togglePin('1', third);
    mixes.remove('1', first);
    await settled();
    expect(asked[2]?.kept).toEqual([third]);
    mixes.moreLike('1', fourth);
    await settled();
    expect(asked[3]?.kept).toEqual([third]);
  });

  test('a track from elsewhere comes to the end and stays there, one at a time, and none twice', async () => {
    const { asked, mixes, newest, settled } = setUpMixes(async (request) => {
      const mix = await obedient(request);
      const ids = new Set(idsOf(mix));
      const added = (request.keep ?? []).filter((one) => !ids.has(typeof one === 'string' ? one : one.id));
      const [track] = mix.tracks;
      const more = track === undefined ? [] : added.map((one) => ({ ...track, id: JSON.stringify(one) }));
      return { ...mix, tracks: [...mix.tracks, ...more] };
    });
    mixes.open(place);
    await settled();
    const ids = idsOf(newest()?.mix) ?? [];
    mixes.add('1', ids[4] ?? '');
    expect(asked).toHaveLength(1);
    mixes.add('1', 'TRACK00000000000000NEW');
    mixes.add('1', 'TRACK00000000000000TWO');
    expect(asked).toHaveLength(2);
    expect(asked[1]?.keep).toEqual(
      [...ids, 'TRACK00000000000000NEW'].map((id, index) => ({ id, position: index + 1 })),
    );
    await settled();
    expect(newest()?.mix.tracks).toHaveLength(21);
    mixes.another('1');
    expect(asked[2]?.without).not.toContain('TRACK00000000000000NEW');
  });

  test('a track that a message puts somewhere stands there, wanted again, and the others stay in their order', async () => {
    const { asked, mixes, newest, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const ids = idsOf(newest()?.mix) ?? [];
    const [first = '', ...others] = ids;
    mixes.remove('1', first);
    await settled();
    const edits = [{ op: 'put' as const, positions: [2], ids: [first] }];
    mixes.open({ ...place, id: '2', from: '1', intent: 'refine', edits });
    const shown = (idsOf(newest()?.mix) ?? []).filter((id) => id !== first);
    expect(asked[2]?.keep).toEqual(shown.toSpliced(1, 0, first).map((id, at) => ({ id, position: at + 1 })));
    expect(asked[2]?.without).toBeUndefined();
    expect(asked[2]?.kept).toEqual([first]);
    expect(others.every((id) => shown.includes(id))).toBe(true);
  });

  test('a mix that is full takes no track', async () => {
    const [track] = mixOf().tracks;
    const { asked, mixes, settled } = setUpMixes(async () => ({
      ...mixOf(),
      tracks: Array.from({ length: 100 }, (_, at) => ({ ...track, id: `TRACK${at}` }) as MixTrack),
    }));
    mixes.open(place);
    await settled();
    mixes.add('1', 'TRACK00000000000000NEW');
    expect(asked).toHaveLength(1);
  });

  test('one that was removed and is added again is wanted again', async () => {
    const { asked, mixes, newest, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const [first = ''] = idsOf(newest()?.mix) ?? [];
    mixes.remove('1', first);
    await settled();
    mixes.add('1', first);
    expect(asked[2]?.without).toBeUndefined();
    expect(asked[2]?.keep?.at(-1)).toEqual({ id: first, position: 20 });
  });

  test('two removed at once both stay out, and what is pinned meanwhile is kept', async () => {
    const { asked, mixes, newest, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const [first = '', second = '', third = ''] = idsOf(newest()?.mix) ?? [];
    mixes.remove('1', first);
    mixes.remove('1', second);
    mixes.togglePin('1', third);
    expect(asked[2]?.without).toEqual([first, second]);
    expect(asked[2]?.keep).toHaveLength(18);
    await settled();
    expect(newest()?.pinned).toEqual([third]);
    mixes.another('1');
    expect(asked[3]?.keep).toEqual([{ id: third, position: 1 }]);
  });

  test('a track put elsewhere by hand stays there, its way is one change, and undo takes it back', async () => {
    const { asked, mixes, newest, open, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const before = idsOf(newest()?.mix) ?? [];
    const [first = '', second, third = ''] = before;
    mixes.move('1', third, 1);
    mixes.move('1', third, 0);
    mixes.move('1', third, -1);
    mixes.move('1', third, 20);
    const after = [third, first, second, ...before.slice(3)];
    expect(idsOf(newest()?.mix)).toEqual(after);
    expect(idsOf(open().get().get('1')?.versions.at(-1)?.mix)).toEqual(after);
    mixes.remove('1', first);
    expect(asked[1]?.keep?.[0]).toEqual({ id: third, position: 1 });
    mixes.undo('1');
    expect(idsOf(newest()?.mix)).toEqual(after);
    mixes.undo('1');
    expect(idsOf(newest()?.mix)).toEqual(before);
  });

  test('the line of stages is that of the order by hand', async () => {
    const energies = [0.9, 0.9, 0.5, 0.5, 0.1, 0.1];
    const mix = mixOf();
    const tracks = energies.map((energy, at) => ({ ...(mix.tracks[at] as MixTrack), facts: { energy } }));
    const stages = [
      { until: 2, valence: 0.5, energy: 0.9 },
      { until: 4, valence: 0.5, energy: 0.5 },
      { until: 6, valence: 0.5, energy: 0.1 },
    ];
    const { mixes, newest, settled } = setUpMixes(async () => ({
      ...mix,
      tracks,
      receipt: { ...mix.receipt, stages },
    }));
    mixes.open(place);
    await settled();
    mixes.move('1', tracks[5]?.id ?? '', 0);
    const line = newest()?.mix.receipt.stages ?? [];
    expect(line.map(({ until }) => until)).toEqual([2, 4, 6]);
    expect(line.map(({ energy }) => Number(energy.toFixed(2)))).toEqual([0.5, 0.7, 0.3]);
    expect(line.map(({ valence }) => valence)).toEqual([0.5, 0.5, 0.5]);
  });

  test('undo goes back to the mix before, and takes back a change that is still awaited', async () => {
    const { mixes, newest, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    mixes.another('1');
    await settled();
    expect(newest()?.mix).toEqual(mixOf(1));
    mixes.another('1');
    mixes.undo('1');
    await settled();
    expect(newest()?.mix).toEqual(mixOf(1));
    mixes.undo('1');
    expect(newest()?.mix).toEqual(mixOf());
    mixes.undo('1');
    expect(newest()?.mix).toEqual(mixOf());
  });

  test('a failure leaves the mix of before and can be tried again', async () => {
    let isUp = true;
    const { asked, mixes, newest, settled } = setUpMixes(async ({ variant }) => {
      if (!isUp) throw new Error('Out of reach');
      return mixOf(variant);
    });
    mixes.open(place);
    await settled();
    isUp = false;
    const lines = expectConsole(/No mix was made/);
    mixes.another('1');
    await settled();
    expect(lines).toHaveLength(1);
    expect(newest()?.mix).toEqual(mixOf());
    expect(mixes.get().get('1')?.pending?.failure?.code).toBe('unknown');
    isUp = true;
    mixes.retry('1');
    await settled();
    expect(asked[2]).toEqual(asked[1]);
    expect(newest()?.mix).toEqual(mixOf(1));
  });

  test.each([
    ['a refined wish keeps pins and what is kept out', 'refine', [], 2, 1, 0],
    ['another one keeps pins and brings other tracks', 'again', [], 2, 18, 1],
    ['a new mood begins anew', 'mood', [], 0, 0, 0],
    ['"keep the first five" makes the rest anew', 'refine', [1, 2, 3, 4, 5], 6, 1, 1],
  ] as const)('%s', async (_, intent, keep, kept, without, variant) => {
    const { asked, mixes, newest, settled } = setUpMixes();
    mixes.open(place);
    await settled();
    const ids = idsOf(newest()?.mix) ?? [];
    mixes.togglePin('1', ids[0] ?? '');
    mixes.togglePin('1', ids[9] ?? '');
    mixes.remove('1', ids[19] ?? '');
    await settled();
    const edits = keep.length > 0 ? [{ op: 'keep' as const, positions: [...keep] }] : [];
    mixes.open({ id: '2', from: '1', brief: calmBrief, intent, edits });
    const request = asked.at(-1);
    expect(request?.keep ?? []).toHaveLength(kept);
    expect(request?.without ?? []).toHaveLength(without);
    expect(request?.variant ?? 0).toBe(variant);
  });

  test('a cleared conversation leaves nothing, and what comes late is not kept', async () => {
    const { mixes, open, settled } = setUpMixes();
    mixes.open(place);
    mixes.forget();
    await settled();
    expect(mixes.get().size).toBe(0);
    expect(open().get().size).toBe(0);
  });
});
