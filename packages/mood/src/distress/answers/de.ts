import type { DistressWords } from './distress-words.ts';

/** German. */
export const de: DistressWords = {
  acute:
    'Es tut mir sehr leid, dass es so wehtut. Du musst das nicht allein tragen: Bitte sprich jetzt ' +
    'mit jemandem. Bist du oder ist jemand anderes in Gefahr, ruf die örtliche Notrufnummer an. Auf findahelpline.com findest ' +
    'du kostenlose und vertrauliche Hilfe in deiner Nähe, am Telefon oder im Chat. Bis dahin ist hier ' +
    'sanfte Musik, die bei dir bleibt.',
  possible:
    'Danke, dass du mir das schreibst. Hier ist ruhige Musik, die dir Gesellschaft leistet. Nimm dir ' +
    'alle Zeit, die du brauchst.',
  helpLine:
    'Wenn es einmal zu schwer wird, musst du damit nicht allein bleiben: Auf findahelpline.com ' +
    'findest du kostenlose und vertrauliche Hilfe in deiner Nähe, am Telefon oder im Chat. Bei Gefahr ' +
    'ruf die örtliche Notrufnummer an.',
};
