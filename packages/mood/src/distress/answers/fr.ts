import type { DistressWords } from './distress-words.ts';

/** French. */
export const fr: DistressWords = {
  acute:
    "Cela me touche que tu souffres autant. Tu n'as pas à porter cela sans personne : parle à " +
    "quelqu'un maintenant, s'il te plaît. Si toi ou une autre personne êtes en danger, appelle le numéro d'urgence de " +
    "l'endroit où tu te trouves. Sur findahelpline.com, tu peux trouver une ligne d'écoute gratuite " +
    'et confidentielle près de chez toi, par téléphone ou par chat. En attendant, voici une musique ' +
    "douce pour t'accompagner.",
  possible:
    "Merci de me l'avoir confié. Voici une musique calme pour te tenir compagnie. Prends tout le " +
    "temps qu'il te faut.",
  helpLine:
    "Si un jour c'est trop lourd, tu n'as pas à rester sans personne : findahelpline.com recense des " +
    "lignes d'écoute gratuites et confidentielles près de chez toi, par téléphone ou par chat. En cas " +
    "de danger, appelle le numéro d'urgence de l'endroit où tu te trouves.",
};
