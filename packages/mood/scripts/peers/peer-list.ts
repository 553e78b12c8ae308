import { type Mood, moods } from '@attune/contract';
import type { LabelledRow } from '../../training/read-rows.ts';
import { commonestMood, fitBins } from './bins.ts';
import type { LoadPackage } from './install.ts';

/** Something that tells the mood of a message, ready to be asked. */
export interface Reader {
  moodOf(text: string): Mood | Promise<Mood>;
  /** Drops what it keeps of messages it has read, so that reading one again is the whole work again. */
  forget?(): void;
}

export interface Peer {
  /** As npm installs them; the first gives the peer its name. */
  packages: readonly string[];
  /** Which part of the package is asked, and how. */
  part: string;
  learn(load: LoadPackage, rows: readonly LabelledRow[]): Reader | Promise<Reader>;
}

const binCount = 20;

/** What one would otherwise reach for on npm, each with its own defaults unless `part` says more. */
export const peers: readonly Peer[] = [
  {
    packages: ['sentiment@5.0.2'],
    part: 'AFINN, in bins',
    learn(load, rows) {
      const Sentiment = load('sentiment') as SentimentConstructor;
      const sentiment = new Sentiment();
      return bestInBins(rows, [
        (text) => sentiment.analyze(text).score,
        (text) => sentiment.analyze(text).comparative,
      ]);
    },
  },
  {
    packages: ['vader-sentiment@1.1.3'],
    part: 'VADER, in bins',
    learn(load, rows) {
      const { SentimentIntensityAnalyzer: vader } = load('vader-sentiment') as VaderModule;
      return bestInBins(
        rows,
        (['compound', 'pos', 'neg', 'neu'] as const).map(
          (number) => (text) => vader.polarity_scores(text)[number],
        ),
      );
    },
  },
  {
    packages: ['natural@8.1.1'],
    part: 'SentimentAnalyzer, AFINN, in bins',
    learn(load, rows) {
      const { SentimentAnalyzer, PorterStemmer, WordTokenizer } = loadNatural(load);
      const analyzer = new SentimentAnalyzer('English', PorterStemmer, 'afinn');
      const tokenizer = new WordTokenizer();
      return bestInBins(rows, [(text) => analyzer.getSentiment(tokenizer.tokenize(text))]);
    },
  },
  {
    packages: ['natural@8.1.1'],
    part: 'BayesClassifier',
    learn: (load, rows) => learnBayes(load, rows, { keepStops: false }),
  },
  {
    packages: ['natural@8.1.1'],
    part: 'BayesClassifier, stop words kept',
    learn: (load, rows) => learnBayes(load, rows, { keepStops: true }),
  },
  {
    packages: ['@nlpjs/nlu@4.27.0', '@nlpjs/core@4.26.1', '@nlpjs/lang-en-min@4.26.1'],
    part: 'NluNeural with lang-en-min',
    learn: learnNlpjs,
  },
];

type SentimentConstructor = new () => { analyze(text: string): { score: number; comparative: number } };

interface VaderModule {
  SentimentIntensityAnalyzer: {
    polarity_scores(text: string): Record<'compound' | 'pos' | 'neg' | 'neu', number>;
  };
}

interface NaturalModule {
  PorterStemmer: object;
  WordTokenizer: new () => { tokenize(text: string): string[] };
  SentimentAnalyzer: new (
    language: 'English',
    stemmer: object,
    vocabulary: 'afinn',
  ) => { getSentiment(words: readonly string[]): number };
  BayesClassifier: new () => {
    setOptions(options: { keepStops: boolean }): void;
    addDocument(text: string, label: Mood): void;
    train(): void;
    classify(text: string): Mood;
  };
}

interface NlpjsContainer {
  use(plugin: unknown): unknown;
}

interface NlpjsCore {
  containerBootstrap(): Promise<NlpjsContainer>;
}

interface NlpjsNlu {
  NluNeural: new (settings: { container: NlpjsContainer; locale: string; log: boolean }) => NluNeural;
}

interface NluNeural {
  /** Prepared messages by their text; there once something has been prepared. */
  cache?: { results: object };
  train(corpus: ReadonlyArray<{ utterance: string; intent: Mood }>): Promise<unknown>;
  process(text: string): Promise<{ classifications: ReadonlyArray<{ intent: string; score: number }> }>;
}

/** A package that gives numbers for a feeling, by that number which tells the moods of the messages best. */
function bestInBins(rows: readonly LabelledRow[], numbers: ReadonlyArray<(text: string) => number>): Reader {
  const readers = numbers.map((numberOf) => {
    // An average over no words is not a number.
    const measure = (text: string) => numberOf(text) || 0;
    const { moodOf, fit } = fitBins(
      rows.map(({ text, mood }) => ({ value: measure(text), mood })),
      binCount,
    );
    return { fit, moodOf: (text: string) => moodOf(measure(text)) };
  });
  return readers.reduce((best, other) => (other.fit > best.fit ? other : best));
}

/** The package reads `.env` files for its database connectors, and says so at length unless told not to. */
function loadNatural(load: LoadPackage): NaturalModule {
  process.env.DOTENV_CONFIG_QUIET = 'true';
  return load('natural') as NaturalModule;
}

function learnBayes(
  load: LoadPackage,
  rows: readonly LabelledRow[],
  options: { keepStops: boolean },
): Reader {
  const bayes = new (loadNatural(load).BayesClassifier)();
  bayes.setOptions(options);
  for (const { text, mood } of rows) bayes.addDocument(text, mood);
  bayes.train();
  return { moodOf: (text) => bayes.classify(text) };
}

async function learnNlpjs(load: LoadPackage, rows: readonly LabelledRow[]): Promise<Reader> {
  const { containerBootstrap } = load('@nlpjs/core') as NlpjsCore;
  const { LangEn } = load('@nlpjs/lang-en-min') as { LangEn: unknown };
  const { NluNeural } = load('@nlpjs/nlu') as NlpjsNlu;
  const container = await containerBootstrap();
  container.use(LangEn);
  const nlu = new NluNeural({ container, locale: 'en', log: false });
  await nlu.train(rows.map(({ text, mood }) => ({ utterance: text, intent: mood })));
  const withoutAnswer = commonestMood(rows.map(({ mood }) => mood));
  return {
    async moodOf(text) {
      const { classifications } = await nlu.process(text);
      const [best] = classifications;
      // Where nothing is known all scores are zero, and their order says nothing.
      return best && best.score > 0
        ? (moods.find((mood) => mood === best.intent) ?? withoutAnswer)
        : withoutAnswer;
    },
    forget() {
      if (nlu.cache) nlu.cache.results = {};
    },
  };
}
