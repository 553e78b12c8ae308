import type { Word } from './matching/read-words.ts';

/** Who repeats what somebody said or wrote means it; the words are without accents, as texts are read. */
const reporting = new Set(
  (
    'says said saying texted text texts wrote writes sent told tells message messaged posted post note ' +
    'dice dijo escribio mando puso mensaje disse diz escreveu mandou mensagem postou dit ecrit envoye message ' +
    'sagt sagte schreibt schrieb geschrieben nachricht gepostet ha scritto detto dice messaggio zegt zei schreef ' +
    'stuurde bericht powiedzial powiedziala mowi napisal napisala pisze wiadomosc dedi diyor yazdi yazmis mesaj ' +
    'bilang katanya nulis kirim pesan bola boli kaha likha'
  ).split(' '),
);
const ofMusic = new Set(
  (
    'song songs lyric lyrics line chorus verse sings singing title track album movie film book poem cancion letra ' +
    'titulo musica verso chanson paroles refrain titre lied songtext zeile refrein liedje tekst piosenka piosenki ' +
    'tytul canzone testo titolo sarki sarkisi sozleri lagu lirik judul gana gaana geet filma film'
  ).split(' '),
);
const farBack = 6;

/**
 * Without what stands in quotation marks: titles and lyrics say nothing about the listener. What somebody is reported to
 * have said or written stays.
 */
export function withoutQuotes(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  let keepsQuote = false;
  let isBroken = false;
  for (const [at, word] of words.entries()) {
    if (word.isQuoted && words[at - 1]?.isQuoted !== true)
      keepsQuote = isReported(words.slice(Math.max(0, at - farBack), at));
    if (word.isQuoted && !keepsQuote) {
      isBroken = true;
      continue;
    }
    kept.push(isBroken ? { ...word, startsSentence: true } : word);
    isBroken = false;
  }
  return kept;
}

function isReported(before: readonly Word[]): boolean {
  const near = before.map(({ text }) => text);
  return near.some((text) => reporting.has(text)) && !near.some((text) => ofMusic.has(text));
}
