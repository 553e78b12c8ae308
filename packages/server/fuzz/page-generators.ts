import fc from 'fast-check';
import { placeholders, type Sender } from './fuzz-request.ts';
import {
  anybody,
  idOf,
  listOf,
  type Material,
  mostly,
  oneOf,
  pages,
  type RouteGenerator,
  type RouteGenerators,
  wholeNumber,
} from './route-generator.ts';

/** The built-in service's pages, their forms, their covers, and the session of their player. */
export function pageGenerators(material: Material): RouteGenerators {
  return { ...readGenerators(material), ...formGenerators(material), ...sessionGenerators(material) };
}

/** A playlist, an album or an artist. */
const contextOf = ({ ids }: Material) =>
  fc.oneof(
    fc.record({ kind: fc.constant('playlist'), id: idOf(ids.playlist, placeholders.ownPlaylist) }),
    fc.record({ kind: fc.constant('album'), id: idOf(ids.album) }),
    fc.record({ kind: fc.constant('artist'), id: idOf(ids.artist) }),
  );
/** One of these, or a track. */
const playableOf = (material: Material) =>
  fc.oneof(contextOf(material), fc.record({ kind: fc.constant('track'), id: idOf(material.ids.track) }));
const formToken = (material: Material) => mostly(fc.constant(placeholders.formToken), material.texts.saying);

function readGenerators(material: Material): RouteGenerators {
  const { texts, ids } = material;
  const page = (id: fc.Arbitrary<string>): RouteGenerator => ({ params: fc.record({ id }), senders: pages });
  const portrait = fc.record({ kind: fc.constant('user'), id: texts.saying.map(encodeURIComponent) });
  const asset = fc.oneof(
    fc.constantFrom('icon.svg', 'pages.css', 'main.js', '..', '%2e%2e'),
    texts.saying.map(encodeURIComponent),
  );
  return {
    'GET /local': { senders: pages },
    'GET /local/playlist/:id': page(idOf(ids.playlist, placeholders.ownPlaylist)),
    'GET /local/track/:id': page(idOf(ids.track)),
    'GET /local/album/:id': page(idOf(ids.album)),
    'GET /local/artist/:id': page(idOf(ids.artist)),
    'GET /local/user/:id': page(fc.constantFrom(placeholders.userId, 'attune', 'nobody')),
    'GET /local/sign-in': { senders: pages },
    'GET /local/assets/:file': { params: fc.record({ file: asset }), senders: anybody },
    'GET /local/image/:kind/:id/:file': {
      params: fc
        .tuple(fc.oneof(contextOf(material), portrait), oneOf(['64.svg', '300.svg', '640.svg'], '640.png'))
        .map(([subject, file]) => ({ ...subject, file })),
      senders: anybody,
      weight: 2,
    },
  };
}

function formGenerators(material: Material): RouteGenerators {
  const { texts } = material;
  const form = (more: RouteGenerator['form'] = {}): RouteGenerator => ({
    form: { form_token: formToken(material), ...more },
    senders: pages,
  });
  const letters = fc.constantFrom('a', '👩‍👩‍👧‍👦', 'e\u0301\u0302', '\u200d', ' ');
  const name = fc.oneof(
    fc.nat(40).map((n) => `Listener ${n}`),
    texts.saying,
    texts.upTo(60_000),
    fc
      .tuple(letters, fc.constantFrom(40, 1_000, 15_000))
      .map(([one, times]) => one.repeat(times).slice(0, 18_000)),
  );
  const scopes = fc.array(fc.constantFrom('streaming', 'user-top-read'), { maxLength: 300 });
  return {
    'POST /local/sign-in': { ...form({ name }), weight: 2 },
    'POST /local/sign-out': { ...form(), weight: 0.2 },
    'GET /local/authorize': {
      query: {
        response_type: oneOf(['code'], 'token'),
        client_id: oneOf([placeholders.clientId], 'another'),
        redirect_uri: mostly(fc.constant(placeholders.redirectUri), texts.upTo(500)),
        scope: mostly(
          scopes.map((all) => all.join(' ')),
          texts.upTo(2_000),
        ),
        state: texts.upTo(1_000),
        code_challenge: mostly(fc.constant('a'.repeat(43)), texts.upTo(300)),
        code_challenge_method: oneOf(['S256'], 'plain'),
      },
      senders: pages,
    },
    'POST /local/authorize': {
      ...form({
        consent: mostly(fc.constant(placeholders.consent), texts.upTo(2_000)),
        name,
        decision: oneOf(['agree', 'cancel'], 'maybe'),
      }),
      weight: 2,
    },
  };
}

function sessionGenerators(material: Material): RouteGenerators {
  const { ids } = material;
  const senders: readonly Sender[] = ['wide token', 'wide token', 'wide token', 'token', 'browser', 'nobody'];
  const tracks = (most: number) => listOf(fc.constantFrom(...ids.track), idOf(ids.track), most);
  const report = fc.record({
    context: fc.option(contextOf(material)),
    order: tracks(900),
    index: fc.oneof(fc.constant(0), fc.nat(20)),
    queuedTrackId: fc.option(idOf(ids.track)),
    queue: tracks(95),
    positionMs: fc.nat(300_000),
    isPlaying: fc.boolean(),
    ended: fc.boolean(),
    shuffle: fc.boolean(),
    repeat: fc.constantFrom('off', 'context', 'track'),
    volumePercent: fc.nat(100),
    playerId: fc.option(fc.constantFrom('player-one', 'player-two')),
    basedOn: fc.option(fc.nat(3_000)),
  });
  return {
    'GET /local/player/queue': {
      query: { context: playableOf(material).map(({ kind, id }) => `${kind}:${id}`) },
      senders,
    },
    'GET /local/player/session': {
      query: { known: wholeNumber(0, 3_000), player: oneOf(['player-one', 'player-two'], 'x') },
      senders,
    },
    'PUT /local/player/session': {
      json: report,
      senders,
      weight: 2,
    },
  };
}
