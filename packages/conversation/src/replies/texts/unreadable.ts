import type { DistressLanguage } from '@attune/mood';
import { lines } from './lines.ts';

const english = lines(`
I could not read that. Tap one of the moods, or say it another way.
I did not understand that, sorry. Which mood is nearest?
That went past me. Pick a mood, or try other words.
I cannot make sense of that one. How do you feel?
I would only be guessing. Choose a mood below, or write it in English.
That is not something I can read. Which of these moods is it?
Say that again in other words? The moods below work too.
I am lost there. A mood, or a few plain words?
I could not make it out. Try a few words on how you feel.
That is beyond me. One of the moods below says it as well.
I missed that one. Say how you feel, or tap a mood.
No luck with that one, sorry. How are you feeling?
`);

/** That it cannot read the language yet, in that language, and that a tap on a mood works. */
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  es: [
    'Todavía no leo bien el español. Toca uno de los estados de ánimo, o escríbelo en inglés.',
    'No entiendo bien el español todavía. Elige un estado de ánimo, o dímelo en inglés.',
    'El español aún se me escapa. Toca un estado de ánimo, o prueba en inglés.',
  ],
  pt: [
    'Ainda não leio bem português. Toca num dos estados de espírito, ou escreve em inglês.',
    'Ainda não entendo bem português. Escolhe um estado de espírito, ou diz-me em inglês.',
  ],
  fr: [
    'Je ne lis pas encore bien le français. Touchez une des humeurs, ou écrivez en anglais.',
    'Le français m’échappe encore. Choisissez une humeur, ou dites-le en anglais.',
  ],
  de: [
    'Deutsch lese ich noch nicht gut. Tippe eine der Stimmungen an, oder schreib auf Englisch.',
    'Deutsch verstehe ich noch nicht gut. Wähle eine Stimmung, oder sag es auf Englisch.',
  ],
  it: [
    'Non leggo ancora bene l’italiano. Tocca uno degli stati d’animo, o scrivilo in inglese.',
    'L’italiano mi sfugge ancora. Scegli uno stato d’animo, o dimmelo in inglese.',
  ],
  nl: [
    'Ik lees nog niet goed Nederlands. Tik op een van de stemmingen, of schrijf in het Engels.',
    'Nederlands begrijp ik nog niet goed. Kies een stemming, of zeg het in het Engels.',
  ],
  pl: ['Nie czytam jeszcze dobrze po polsku. Wybierz jeden z nastrojów albo napisz po angielsku.'],
  tr: ['Türkçeyi henüz iyi okuyamıyorum. Ruh hâllerinden birine dokun ya da İngilizce yaz.'],
  id: [
    'Saya belum bisa membaca bahasa Indonesia dengan baik. Pilih salah satu suasana hati, atau tulis dalam bahasa Inggris.',
  ],
  ja: ['日本語はまだうまく読めません。気分をひとつ選ぶか、英語で書いてください。'],
  hi: ['मैं अभी हिन्दी ठीक से नहीं पढ़ पाता। नीचे से कोई मूड चुनें, या अंग्रेज़ी में लिखें।'],
  'hi-Latn': [
    'Main abhi Hindi theek se nahin padh paata. Neeche se koi mood chunein, ya English mein likhein.',
  ],
} satisfies Record<Exclude<DistressLanguage, 'en'>, readonly string[]>;

/** @param language BCP 47 tag, as far as it could be told. */
export const unreadableReplies = (language: string): readonly string[] => byLanguage[language] ?? english;
