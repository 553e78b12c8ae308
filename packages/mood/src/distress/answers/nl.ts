import type { DistressWords } from './distress-words.ts';

/** Dutch. */
export const nl: DistressWords = {
  acute:
    'Wat erg dat het zoveel pijn doet. Je hoeft dit niet alleen te dragen: praat alsjeblieft nu met ' +
    'iemand. Ben jij of is iemand anders in gevaar, bel dan het lokale alarmnummer. Op findahelpline.com vind je een ' +
    'gratis en vertrouwelijke hulplijn bij jou in de buurt, per telefoon of chat. Intussen is hier ' +
    'zachte muziek die bij je blijft.',
  possible:
    'Dank je dat je dit vertelt. Hier is rustige muziek om je gezelschap te houden. Neem alle tijd ' +
    'die je nodig hebt.',
  helpLine:
    'Wordt het ooit te zwaar, dan hoef je er niet alleen mee te blijven: op findahelpline.com vind je ' +
    'gratis en vertrouwelijke hulplijnen bij jou in de buurt, per telefoon of chat. Bel bij gevaar ' +
    'het lokale alarmnummer.',
};
