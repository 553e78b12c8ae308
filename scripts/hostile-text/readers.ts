import {
  type Brief,
  briefBounds,
  messageMaxCodePoints,
  mixBounds,
  moodRequestSchema,
  savedMixRequestSchema,
  searchMaxLength,
  searchQuerySchema,
  shownListBounds,
} from '../../packages/contract/src/index.ts';
import {
  type ConversationReading,
  newBrief,
  readMessage,
  writeReply,
} from '../../packages/conversation/src/index.ts';
import { readGenres } from '../../packages/library/src/estimate/genre-priors.ts';
import { tagTexts } from '../../packages/library/src/folder/tag-text.ts';
import { childSchema, songOfChild } from '../../packages/library/src/opensubsonic/child.ts';
import { matchQuery } from '../../packages/library/src/search/match-query.ts';
import { parseUri } from '../../packages/local-streaming/src/routes/request-schemas.ts';
import {
  identify,
  initialOf,
  nameMaxUnits,
} from '../../packages/local-streaming/src/sign-in/listener-identity.ts';
import { parseScopes } from '../../packages/local-streaming/src/sign-in/scopes.ts';
import { parseFields } from '../../packages/local-streaming/src/wire/fields-filter.ts';
import { readMood } from '../../packages/mood/src/embedded/embedded-classifier.ts';
import { loadModel } from '../../packages/mood/src/embedded/load-model.ts';
import { readLabelScores } from '../../packages/mood/src/hosted/hosted-reply.ts';
import {
  createHostedClassifier,
  keywordMood,
  readConstraints,
  readSituation,
  recognizeDistress,
} from '../../packages/mood/src/index.ts';
import { createCatalogue } from '../../packages/repertoire/src/build-catalogue.ts';
import { createMusicSearch } from '../../packages/repertoire/src/search/music-search.ts';
import { briefToSearch } from '../../packages/server/src/chat/brief-to-search.ts';
import { readPlainly } from '../../packages/server/src/chat/read-plainly.ts';
import { mergeReadings } from '../../packages/server/src/chat/reader-model/merge-readings.ts';
import { readingOf } from '../../packages/server/src/chat/reader-model/reader-model.ts';
import { claimsInventedDeed } from '../../packages/server/src/chat/reply-model/invented-deeds.ts';
import { firstSentence } from '../../packages/server/src/chat/reply-model/one-sentence.ts';
import { replyPrompt } from '../../packages/server/src/chat/reply-model/prompt.ts';
import { whatFits } from '../../packages/server/src/chat/what-fits.ts';
import { createSaveMix } from '../../packages/server/src/mixes/save-mix.ts';
import { readBearer } from '../../packages/server/src/plugins/access-token.ts';
import { classifyReply } from '../../packages/server/src/providers/spotify/classify-error.ts';
import { normalizePlaylist, normalizeTrack } from '../../packages/server/src/providers/spotify/normalize.ts';
import { playlistSchema, trackSchema } from '../../packages/server/src/providers/spotify/schemas.ts';
import type { PlaylistService } from '../../packages/server/src/streaming/streaming-service.ts';
import { upstreamPolicies } from '../../packages/server/src/upstream-policies.ts';
import { wordsIn } from './hostile-texts.ts';
import type { Read } from './reading-time.ts';

/** Something that reads text from outside: who hands it what, and how much at most. */
export interface Reader {
  name: string;
  read: Read;
  /** In characters (code points). */
  longest: number;
  /** Where its words are written. */
  words: readonly string[];
}

/** Node refuses longer headers, the address among them, and the application longer bodies. */
const longestHeader = 16 * 1024;
const longestBody = 64 * 1024;
/** What the built-in service reads of the parameter. */
const longestFields = 2000;

const fixtures = [
  'packages/mood/fixtures/distress.tsv',
  'packages/mood/fixtures/distress-hard-negatives.tsv',
];
const musicWords = wordsIn('packages/mood/src/constraints', 'packages/vocabulary/src');
const moodWords = wordsIn('packages/mood/src/keywords');
const distressWords = wordsIn('packages/mood/src/distress', ...fixtures);
const searchWords = wordsIn('packages/repertoire/src/search', 'packages/repertoire/src/data');
const conversationWords = wordsIn('packages/conversation/src/cues', 'packages/conversation/src/parts');
const plainWords = wordsIn('packages/server/src/chat');
const questionWords = wordsIn('packages/conversation/src/replies');
const tagWords = wordsIn('packages/library/src/estimate', 'packages/library/src/folder');

/** Read after another text: what was made of a message is kept until the next, and read a second time it would cost nothing. */
const anew =
  (read: Read): Read =>
  (text) => {
    read('');
    return read(text);
  };

const within = (text: string, most: number) => text.slice(0, most);
const times = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at));

/** A brief with as much in it as a page may send, in the words of the text. */
function fullBrief(text: string): Brief {
  const constraint = (at: number) => {
    const words = within(`${text.slice(at)} `.trimStart(), briefBounds.words) || 'a';
    return { kind: 'artist' as const, value: words, matched: words };
  };
  const [wanted, avoided] = [times(briefBounds.wanted, constraint), times(briefBounds.avoided, constraint)];
  return { ...newBrief('sad', null), wanted, avoided };
}

/** As many playlists on the screen as a page may tell of, each with as much text. */
function fullLists(text: string) {
  const { lists, name, description } = shownListBounds;
  return times(lists, () => ({ name: within(text, name), description: within(text, description) }));
}

/** What a model may answer at most, its values cut from the text. */
function modelReading(text: string) {
  const values = times(12, (at) => text.slice(at * 40, (at + 1) * 40)).filter((value) => value !== '');
  return {
    intent: 'request',
    mood: null,
    situation: null,
    changes: values
      .flatMap((value) =>
        (['genre', 'language'] as const).map((kind) => ({ list: 'wanted', op: 'add', kind, value })),
      )
      .slice(0, 12),
  };
}
const chatAnswer = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });

/** A song of a music server of which everything that is text is this one. */
const trackWith = (text: string) => {
  const names = text.split(' ').map((name) => ({ name }));
  const whole = {
    title: text,
    album: text,
    artist: text,
    genre: text,
    suffix: text,
    year: text,
    duration: 1,
  };
  return {
    id: '7',
    ...whole,
    artists: names,
    albumArtists: names,
    genres: names,
    moods: text.split(' '),
    isrc: text,
  };
};
const longestTag = 64 * 1024;

export async function createReaders(): Promise<Reader[]> {
  const model = await loadModel();
  const search = createMusicSearch(createCatalogue());
  const types = ['album', 'artist', 'playlist', 'track'] as const;
  const message = { longest: messageMaxCodePoints };
  const saveMix = createSaveMix({
    playlists: {} as PlaylistService,
    saved: { change: () => Promise.reject(new Error('not changed')) },
    makeOnce: () => Promise.reject(new Error('not made')),
    isId: () => true,
    requirePermission: () => Promise.resolve(),
  });
  return [
    {
      name: 'a message',
      ...message,
      words: plainWords,
      read: (text) => moodRequestSchema.safeParse({ text }),
    },
    { name: 'its constraints', ...message, words: musicWords, read: anew(readConstraints) },
    {
      name: 'the search made of them',
      ...message,
      words: musicWords,
      read: anew((text) => briefToSearch({ ...newBrief('calm', null), ...readConstraints(text) })),
    },
    { name: 'its signs of distress', ...message, words: distressWords, read: anew(recognizeDistress) },
    { name: 'its keywords', ...message, words: moodWords, read: keywordMood },
    {
      name: 'its mood',
      ...message,
      words: [...moodWords, ...distressWords],
      read: anew((text) => readMood(model, text)),
    },
    {
      name: 'what a hosted model is sent of it',
      ...message,
      words: plainWords,
      read: (text) => {
        const postJson = () => Promise.reject(new Error('not asked'));
        const asked = createHostedClassifier({ url: 'http://127.0.0.1/', postJson, budgetMs: 5000 }).classify(
          text,
        );
        asked.catch(() => undefined);
      },
    },
    {
      name: 'the prompt with it',
      ...message,
      words: plainWords,
      read: (text) =>
        replyPrompt({ mood: 'sad', text, situation: null, changes: [], music: 'begins', fact: null }),
    },
    {
      name: 'what it does to the brief',
      ...message,
      words: conversationWords,
      read: anew((text) => {
        const context = { brief: newBrief('sad', null), mix: null, playing: true };
        const pending = readMessage(text, context, { recognizeDistress, readSituation });
        const reading = pending.complete(null);
        writeReply({ text, reading, before: context.brief, replyIds: [] });
      }),
    },
    {
      name: 'a search in the catalogue',
      longest: 500,
      words: searchWords,
      read: (query) => search({ query, types, limit: 10, offset: 0 }),
    },
    { name: 'a name', longest: nameMaxUnits, words: plainWords, read: identify },
    { name: 'a name far too long', longest: longestBody, words: plainWords, read: identify },
    { name: 'a name that is shown', longest: nameMaxUnits, words: plainWords, read: initialOf },
    {
      name: 'the parameter fields',
      longest: longestFields,
      words: ['items', 'a(b', 'a.b', '!c,'],
      read: parseFields,
    },
    {
      name: 'an address of a track',
      longest: longestBody,
      words: ['spotify:track:', 'spotify'],
      read: parseUri,
    },
    {
      name: 'a list of scopes',
      longest: longestHeader,
      words: ['streaming', 'user-read-private'],
      read: parseScopes,
    },
    {
      name: 'a bearer header',
      longest: longestHeader,
      words: ['Bearer', 'bearer a='],
      read: (text) => readBearer(`Bearer ${text}`),
    },
    {
      name: 'a generated reply',
      longest: upstreamPolicies.reply.maxBytes,
      words: plainWords.slice(0, 10),
      read: (text) => firstSentence(text, true),
    },
    {
      name: 'a refusal of the streaming service',
      longest: longestBody,
      words: ['permissions', 'permission missing', 'insufficient client', 'not be registered'],
      read: (text) => classifyReply({ status: 403, text, header: () => undefined }, 'none'),
    },
    {
      name: 'a playlist of the streaming service',
      longest: upstreamPolicies.streaming.maxBytes,
      words: ['&lt;b&gt;', '<a href="x">', 'https://'],
      read: (text) =>
        normalizePlaylist(
          playlistSchema.parse({ id: 'x', name: text, description: text, external_urls: { spotify: text } }),
        ),
    },
    {
      name: 'a track of the streaming service',
      longest: upstreamPolicies.streaming.maxBytes,
      words: ['https://', 'http:'],
      read: (text) => normalizeTrack(trackSchema.parse({ id: 'x', name: text, artists: [{ name: text }] })),
    },
    {
      name: 'an answer of the emotion model',
      longest: upstreamPolicies.classifier.maxBytes,
      words: ['[[{"label":', '[{"label":"joy","score":1},'],
      read: (text) => {
        try {
          return readLabelScores(text);
        } catch {
          return null;
        }
      },
    },
    {
      name: 'a generated reply that may claim a deed',
      longest: upstreamPolicies.reply.maxBytes,
      words: wordsIn('packages/server/src/chat/reply-model'),
      read: claimsInventedDeed,
    },
    {
      name: 'an answer of the model that reads',
      longest: upstreamPolicies.reader.maxBytes,
      words: ['{"choices":[{"message":{"content":', '{"intent":"mood",', '[{"list":'],
      read: (text) => [readingOf(text), readingOf(chatAnswer(text))],
    },
    {
      name: 'a reading of a model beside our own',
      longest: 12 * 40,
      words: musicWords,
      read: (text) => {
        const reading = readingOf(chatAnswer(JSON.stringify(modelReading(text))));
        const before = fullBrief(text);
        const own = readPlainly(text, 'sad', before);
        return reading && mergeReadings(text, own, reading, before);
      },
    },
    {
      name: 'a search',
      longest: searchMaxLength,
      words: searchWords,
      read: (q) => [searchQuerySchema.safeParse({ q }), matchQuery(q)],
    },
    {
      name: 'a search among music of one’s own',
      longest: 500,
      words: ['artist:', 'year:1900-2020', 'NOT', 'genre:"', ...searchWords.slice(0, 40)],
      read: matchQuery,
    },
    {
      name: 'title and description of a mix that is saved',
      longest: mixBounds.description,
      words: plainWords,
      read: (text) => {
        const [title, description] = [within(text, mixBounds.title), within(text, mixBounds.description)];
        const trackIds = times(mixBounds.tracks, () => within(text, mixBounds.id) || 'a');
        const asked = savedMixRequestSchema.safeParse({ title, description, trackIds });
        if (asked.success) saveMix(asked.data, { accessToken: 'token' }).catch(() => undefined);
      },
    },
    {
      name: 'the lists on the screen',
      longest: shownListBounds.description,
      words: musicWords,
      read: (text) => whatFits(fullBrief(text), fullLists(text)),
    },
    {
      name: 'a question about them',
      ...message,
      words: questionWords,
      read: (text) => {
        const brief = fullBrief(text);
        const reading: ConversationReading = {
          intent: 'question',
          language: 'en',
          brief,
          changes: [],
          edits: [],
        };
        const shown = whatFits(brief, fullLists(text));
        for (const asked of [text, `why ${text}`])
          writeReply({
            text: asked,
            reading,
            before: brief,
            replyIds: [],
            shown,
          });
      },
    },
    {
      name: 'a tag of a file',
      longest: longestTag,
      words: tagWords,
      read: (text) => [
        tagTexts(text),
        tagTexts(text, /[;/|,]/),
        readGenres(tagTexts(text.split(' '), /[;/|,]/)),
      ],
    },
    {
      name: 'a song of a music server',
      longest: longestTag,
      words: tagWords,
      read: (text) => songOfChild(childSchema.parse(trackWith(text))),
    },
  ];
}
