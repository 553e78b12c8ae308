import fc from 'fast-check';
import { hostileText } from '../src/testing/hostile-values.ts';
import { wellFormed } from './fuzz-request.ts';
import type { Texts } from './texts.ts';

/* What a client can send to any route: bodies, addresses and headers that nobody meant. */

/** Nearly everywhere a whole request body may have 64 kB; a little more than that is tried as well. */
const depths = [10, 500, 7_000, 16_000];

const nested: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom<readonly [string, string]>(
      ['[', ']'],
      ['{"a":', '}'],
      ['{"text":', '}'],
      ['[{"uris":', '}]'],
    ),
    fc.constantFrom(...depths),
    fc.boolean(),
  )
  .map(([[open, close], depth, isClosed]) => `${open.repeat(depth)}1${isClosed ? close.repeat(depth) : ''}`);

/** Bodies that are no answer to any question. */
export const hostileBody = (texts: Texts): fc.Arbitrary<string> =>
  fc.oneof(
    nested,
    hostileText,
    texts.upTo(70_000),
    fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
    fc.constantFrom(
      '',
      'null',
      '"',
      '{"__proto__":{"text":"x"}}',
      '{"constructor":{"prototype":{"a":1}}}',
      '{"text":1e999}',
      `{${'"text":"a",'.repeat(2_000)}"text":"b"}`,
      `[${'0,'.repeat(30_000)}0]`,
      '\uFEFF{"text":"happy"}',
      `text=${'%'.repeat(500)}`,
      `${'a=1&'.repeat(10_000)}b=2`,
    ),
  );

/** What an identifier in an address is not. */
export const hostileSegment = (texts: Texts): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constantFrom(
        '',
        '.',
        '..',
        '%',
        '%00',
        '%E0%A4%A',
        '%2e%2e%2f',
        'constructor',
        '__proto__',
        'a'.repeat(22),
        '0',
        '-1',
        'A'.repeat(4_000),
      ),
      texts.saying.map(encodeURIComponent),
      fc.string({ maxLength: 40 }).map(encodeURIComponent),
    )
    .map((segment) => segment.replaceAll(/[/?#]/g, '_'));

const groupOf = (name: string, times: number) => `${name}(`.repeat(times) + ')'.repeat(times);

/** Values that some query parameter takes apart: a search, a choice of fields, a list of ids, a number. */
const hostileValue = (texts: Texts): fc.Arbitrary<string> =>
  fc.oneof(
    texts.upTo(600),
    fc
      .tuple(
        fc.constantFrom(
          'NOT ',
          'NOT track:"moonlihgt serenxde" ',
          'genre:"',
          'artist:',
          'year:1-',
          '"',
          'mood:',
          'AND OR ',
        ),
        fc.nat(200),
      )
      .map(([unit, times]) => unit.repeat(times).slice(0, 3_000)),
    fc
      .tuple(fc.constantFrom('a', 'items', '', '!a', 'items.track'), fc.constantFrom(1, 20, 400, 3_500))
      .map(([name, times]) => groupOf(name, times)),
    fc.nat(4_000).map((times) => '('.repeat(times)),
    fc.nat(2_000).map((times) => 'a,'.repeat(times)),
    fc.constantFrom('-1', '1e9', '0x10', 'NaN', '99999999999999999999', '1.5', ' 1', '٣', 'true', 'null'),
  );

/** A parameter as it stands in the address: spelt properly, repeated, or not at all as parameters are. */
export const hostileParameter = (texts: Texts, names: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom(
    ...names,
    'q',
    'fields',
    'limit',
    'offset',
    'uris',
    'ids',
    'market',
    'fresh',
    '__proto__',
    'x',
  );
  const pair = fc
    .tuple(name, hostileValue(texts))
    .map(([key, value]) => `${key}=${encodeURIComponent(wellFormed(value))}`);
  return (
    fc
      .oneof(
        { weight: 5, arbitrary: pair },
        {
          weight: 1,
          arbitrary: fc.tuple(pair, fc.nat(40)).map(([one, times]) => Array(times).fill(one).join('&')),
        },
        {
          weight: 1,
          arbitrary: fc.tuple(name, fc.nat(300)).map(([key, times]) => `${key}${'[a]'.repeat(times)}=1`),
        },
        {
          weight: 1,
          arbitrary: fc.constantFrom('%', '%E0%A4%A=1', '&&&&', '=', 'a=%00', '?', ';a=1', '+', 'q=%FF%FE'),
        },
      )
      // Longer ones are refused with the headers, before any route is asked.
      .map((text) => text.slice(0, 12_000))
  );
};

type Header = readonly [name: string, value: string];
const constants: readonly Header[] = [
  ['accept', 'text/html'],
  ['accept', 'application/json;q=0.1, */*;q=0'],
  ['accept', ','.repeat(4_000)],
  ['accept-encoding', 'br, gzip;q=1.0, *;q=0'],
  ['accept-language', `${'en;q=0.5,'.repeat(600)}de`],
  ['content-type', 'text/plain'],
  ['content-type', 'application/xml'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', `application/json;${' '.repeat(3_000)}a=b`],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', ''],
  ['content-encoding', 'gzip'],
  ['range', `bytes=${'0-1,'.repeat(800)}0-`],
  ['if-none-match', '"x", '.repeat(1_000)],
  ['if-modified-since', 'yesterday'],
  ['x-forwarded-for', '1.2.3.4, '.repeat(400)],
  ['x-forwarded-host', 'evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', 'a'.repeat(5_000)],
  ['traceparent', '00-0-0-00'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['referer', `https://evil.example/${'a'.repeat(4_000)}`],
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-mode', 'no-cors'],
  ['host', 'evil.example'],
  ['host', 'localhost'],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'a'.repeat(9_000)}`],
  ['authorization', `Bearer ${'.'.repeat(2_000)}`],
  ['authorization', `Bearer${' '.repeat(8_000)}x`],
  ['authorization', `Basic ${Buffer.from(':'.repeat(3_000)).toString('base64')}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.'],
  ['cookie', 'a=b; '.repeat(1_500)],
  [
    'cookie',
    `attune_sign_in=${'x'.repeat(3_000)}; attune_local_listener=a.b.c; attune_local_form=${'-'.repeat(43)}`,
  ],
  ['cookie', `${'"'.repeat(2_000)}=;;;==`],
  ['x-form-token', 'x'.repeat(2_000)],
];

export const hostileHeader: fc.Arbitrary<Header> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...constants) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom('accept', 'cookie', 'authorization', 'user-agent', 'x-form-token', 'if-none-match'),
      fc.string({
        maxLength: 300,
        unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
      }),
    ),
  },
);

/** Bytes that are no request, or hardly one. */
export const rawRequests: readonly string[] = [
  '\r\n\r\n',
  'GET',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET  / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
  'POST /api/mood HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 10\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/mood HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\nfffffffff\r\n',
  'POST /api/mood HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'GET / HTTP/1.1\r\nx\x00y: 1\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n',
  'GET http://evil.example/api/mood HTTP/1.1\r\nhost: evil.example\r\n\r\n',
  'GET * HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];
