import type { DistressWords } from './distress-words.ts';

/** Portuguese. */
export const pt: DistressWords = {
  acute:
    'Sinto muito que esteja doendo tanto. Você não precisa carregar isso sem ninguém: por favor, fale ' +
    'com alguém agora. Se você ou outra pessoa estiver em perigo, ligue para o número de emergência local. Em ' +
    'findahelpline.com você encontra um serviço de apoio gratuito e confidencial perto de você, por ' +
    'telefone ou por chat. Enquanto isso, aqui está uma música suave para lhe fazer companhia.',
  possible:
    'Agradeço por me contar. Aqui está uma música calma para lhe fazer companhia. Leve o tempo que ' +
    'precisar.',
  helpLine:
    'Se em algum momento pesar demais, você não precisa passar por isso sem ninguém: em ' +
    'findahelpline.com há serviços de apoio gratuitos e confidenciais perto de você, por telefone ou ' +
    'por chat. Em caso de perigo, ligue para o número de emergência local.',
};
