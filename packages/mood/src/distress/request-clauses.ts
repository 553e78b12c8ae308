import type { Word } from './matching/read-words.ts';

/** What a clause begins with that asks for music; the words are without accents, as texts are read. */
const asking = new Set(
  (
    'play queue pon ponme toca tocame mets joue spiel spiele metti suona draai speel zet pusc zagraj wlacz ' +
    'cal putar putarkan mainkan setel bajao chalao'
  ).split(' '),
);
const before = new Set(
  'please pls plz just so and now then can could you por favor svp bitte alsjeblieft per prosze'.split(' '),
);

/**
 * Without the clauses that order music: "everything feels hopeless, play some techno" says what it says beside them. Nothing
 * when there is no such clause, or nothing but such clauses.
 */
export function withoutRequests(words: readonly Word[]): Word[] | null {
  const clauses = clausesOf(words);
  const kept = clauses.filter((clause) => !asksForMusic(clause));
  return kept.length === 0 || kept.length === clauses.length ? null : kept.flat();
}

/** Whether nothing is said but which music to play. */
export const areRequests = (words: readonly Word[]): boolean =>
  words.length > 0 && clausesOf(words).every(asksForMusic);

function asksForMusic(clause: readonly Word[]): boolean {
  const first = clause.find(({ text }) => !before.has(text));
  return first !== undefined && asking.has(first.text);
}

/** A request ends with its sentence: after "play techno but no vocals, something hard" comes more of it. */
function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [];
  let isOpen = false;
  for (const word of words) {
    const clause = clauses.at(-1);
    const goesOn = clause !== undefined && !word.startsSentence && (isOpen || asksForMusic(clause));
    if (goesOn) clause.push(word);
    else clauses.push([word]);
    isOpen = !word.endsClause;
  }
  return clauses;
}
