import type { DistressWords } from './distress-words.ts';

/** Polish. */
export const pl: DistressWords = {
  acute:
    'Bardzo mi przykro, że to tak boli. Nie musisz dźwigać tego w pojedynkę: proszę, porozmawiaj z ' +
    'kimś teraz. Jeśli tobie lub komuś innemu grozi niebezpieczeństwo, zadzwoń pod lokalny numer alarmowy. Na ' +
    'findahelpline.com znajdziesz bezpłatną i poufną pomoc w pobliżu, przez telefon lub czat. ' +
    'Tymczasem oto łagodna muzyka, która będzie ci towarzyszyć.',
  possible:
    'Dziękuję, że o tym piszesz. Oto spokojna muzyka, która dotrzyma ci towarzystwa. Nie musisz się z ' +
    'niczym spieszyć.',
  helpLine:
    'Jeśli kiedyś zrobi się zbyt ciężko, nie musisz być z tym w pojedynkę: na findahelpline.com ' +
    'znajdziesz bezpłatną i poufną pomoc w pobliżu, przez telefon lub czat. W niebezpieczeństwie ' +
    'zadzwoń pod lokalny numer alarmowy.',
};
