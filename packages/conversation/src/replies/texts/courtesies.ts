import type { DistressLanguage } from '@attune/mood';

/** Answers to thanks and goodbyes in the language they were said in. */
export const courtesyReplies: Readonly<Record<string, Readonly<Record<'thanks' | 'bye', string>>>> = {
  es: { thanks: 'De nada. La música sigue.', bye: 'Hasta pronto. La música se queda contigo.' },
  pt: { thanks: 'De nada. A música continua.', bye: 'Até logo. A música fica contigo.' },
  fr: { thanks: 'Avec plaisir. La musique continue.', bye: 'À bientôt. La musique reste avec vous.' },
  de: { thanks: 'Gern geschehen. Die Musik läuft weiter.', bye: 'Bis bald. Die Musik bleibt bei dir.' },
  it: { thanks: 'Prego. La musica continua.', bye: 'A presto. La musica resta con te.' },
  nl: { thanks: 'Graag gedaan. De muziek gaat door.', bye: 'Tot ziens. De muziek blijft bij je.' },
  pl: { thanks: 'Nie ma za co. Muzyka gra dalej.', bye: 'Do usłyszenia. Muzyka zostaje z tobą.' },
  tr: { thanks: 'Rica ederim. Müzik devam ediyor.', bye: 'Görüşürüz. Müzik seninle kalıyor.' },
  id: { thanks: 'Sama-sama. Musiknya tetap ada.', bye: 'Sampai jumpa. Musiknya tetap menemanimu.' },
  ja: { thanks: 'どういたしまして。音楽はそのままです。', bye: 'またね。音楽はそのままにしておきます。' },
  hi: { thanks: 'आपका स्वागत है। संगीत वैसा ही है।', bye: 'फिर मिलेंगे। संगीत आपके साथ है।' },
  'hi-Latn': {
    thanks: 'Koi baat nahin. Sangeet waisa hi hai.',
    bye: 'Phir milenge. Sangeet aapke saath hai.',
  },
} satisfies Record<Exclude<DistressLanguage, 'en'>, Record<'thanks' | 'bye', string>>;
