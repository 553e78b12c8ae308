import type { DistressLanguage } from '@attune/mood';

/** Thanks and goodbyes in languages that are not read otherwise, each word of them as it is typed. */
const thanks: Readonly<Record<string, string>> = {
  es: 'gracias muchas mil muchísimas muchisimas',
  pt: 'obrigado obrigada brigado brigada obg muito valeu',
  fr: 'merci beaucoup bien',
  de: 'danke dankeschön dankeschoen vielen dank schön schoen sehr',
  it: 'grazie mille tante',
  nl: 'bedankt dank je wel dankjewel dankje',
  pl: 'dzięki dzieki dziękuję dziekuje bardzo wielkie',
  tr: 'teşekkürler tesekkurler teşekkür tesekkur ederim sağol sagol sağ ol çok cok',
  id: 'makasih terima kasih trims banyak',
  ja: 'ありがとう ありがとうございます どうも',
  hi: 'धन्यवाद शुक्रिया बहुत',
  'hi-Latn': 'dhanyavaad dhanyavad shukriya bahut',
} satisfies Record<Exclude<DistressLanguage, 'en'>, string>;
const greetings: Readonly<Record<string, string>> = {
  es: 'hola buenas buenos días dias tardes qué que tal cómo como estás estas',
  pt: 'olá ola oi bom boa dia tarde tudo bem',
  fr: 'bonjour salut coucou ça ca va',
  de: 'hallo guten tag morgen abend servus moin na wie gehts',
  it: 'ciao buongiorno buonasera salve come stai va',
  nl: 'hallo goedemorgen goedemiddag goedenavond hoi hoe gaat het',
  pl: 'cześć czesc hej dzień dzien dobry witam',
  tr: 'merhaba selam günaydın gunaydin nasılsın nasilsin',
  id: 'halo hai apa kabar selamat pagi siang sore malam',
  ja: 'こんにちは こんばんは おはよう おはようございます',
  hi: 'नमस्ते नमस्कार कैसे हो हैं',
  'hi-Latn': 'namaste namaskar kaise ho',
} satisfies Record<Exclude<DistressLanguage, 'en'>, string>;
const goodbyes: Readonly<Record<string, string>> = {
  es: 'adiós adios buenas noches hasta luego mañana pronto',
  pt: 'tchau adeus boa noite até logo amanhã',
  fr: 'au revoir bonne nuit bonsoir à bientôt demain',
  de: 'tschüss tschuess gute nacht auf wiedersehen bis bald morgen',
  it: 'arrivederci buonanotte buona notte a presto domani',
  nl: 'doei welterusten tot ziens morgen',
  pl: 'dobranoc do widzenia pa',
  tr: 'hoşça kal iyi geceler görüşürüz gorusuruz',
  id: 'selamat malam tidur sampai jumpa dadah',
  ja: 'おやすみ おやすみなさい さようなら またね',
  hi: 'अलविदा शुभ रात्रि',
  'hi-Latn': 'alvida shubh ratri',
} satisfies Record<Exclude<DistressLanguage, 'en'>, string>;

export interface Courtesy {
  kind: 'thanks' | 'bye' | 'hello';
  /** BCP 47 tag. */
  language: string;
}

/** No courtesy is longer, in words. */
const mostWords = 4;

/** Words that open a courtesy; the others only go along with one. */
const opens = (words: readonly string[], list: string) => {
  const all = new Set(list.split(' '));
  return words.length > 0 && words.every((word) => all.has(word));
};
const alone = new Set(
  'muchas mil muito bien schön sehr bardzo çok cok banyak बहुत bahut demain morgen a do à'.split(' '),
);

/** "Gracias!!", "danke schön", "boa noite": a message of nothing else; `null` for any other. */
export function readCourtesy(text: string): Courtesy | null {
  const words =
    text
      .slice(0, 80)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  if (
    words.length === 0 ||
    words.length > mostWords ||
    text.length > 80 ||
    words.every((word) => alone.has(word))
  )
    return null;
  for (const [kind, lists] of [
    ['thanks', thanks],
    ['bye', goodbyes],
    ['hello', greetings],
  ] as const)
    for (const [language, list] of Object.entries(lists)) if (opens(words, list)) return { kind, language };
  return null;
}
