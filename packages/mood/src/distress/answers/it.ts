import type { DistressWords } from './distress-words.ts';

/** Italian. */
export const it: DistressWords = {
  acute:
    'Mi dispiace davvero che faccia così male. Non devi portare tutto questo senza nessuno accanto: ' +
    'per favore, parla adesso con qualcuno. Se tu o un’altra persona siete in pericolo, chiama il numero di emergenza locale. ' +
    'Su findahelpline.com puoi trovare una linea di ascolto gratuita e riservata vicino a te, per ' +
    'telefono o in chat. Intanto, ecco della musica delicata che ti resti accanto.',
  possible:
    'Grazie per avermelo detto. Ecco della musica tranquilla per farti compagnia. Prenditi tutto il ' +
    'tempo che ti serve.',
  helpLine:
    'Se a un certo punto diventa troppo pesante, non devi viverlo senza nessuno accanto: su ' +
    'findahelpline.com trovi linee di ascolto gratuite e riservate vicino a te, per telefono o in ' +
    'chat. In caso di pericolo, chiama il numero di emergenza locale.',
};
