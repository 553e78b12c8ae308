import { pavement } from '../../cover/motifs-hearth.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Dalva Monteserra',
    about:
      'Niterói, 1963. Sang facing the wall because the acoustics were better and the wall was kinder. Nobody ever whispered louder.',
    plays: ['nylon guitar', 'brushed drums', 'upright bass', 'flute'],
    vocals: 'sung',
    heat: -0.1,
    albums: [
      {
        name: 'De costas para a sala',
        year: 1963,
        tracks: [
          ['A barca das seis', 'calm'],
          ['Guarda-chuva emprestado', 'sad', { light: 1 }],
          ['O vizinho assobia melhor', 'happy'],
          ['Cadeira na calçada', 'calm', { light: 1 }],
          ['Samba de quem não foi', 'sad'],
          ['Duas colheres de açúcar', 'happy', { light: 1 }],
          ['Maré vazia', 'calm', { heat: -1 }],
          ['Carta que o mar molhou', 'sad', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Paulo & the Second Umbrella',
    about:
      'Holiday music by people who had to work through the holidays: a Lisbon lounge quartet with one joke and beautiful timing.',
    plays: ['nylon guitar', 'vibraphone', 'shaker', 'electric bass'],
    vocals: 'none',
    albums: [
      {
        name: 'Poolside, Staff Entrance',
        year: 1968,
        tracks: [
          ['The Olive Knows Everything', 'happy', { light: 1 }],
          ['Towel on the Good Chair', 'happy', { heat: 1 }],
          ['Ice in a Warm Glass', 'calm', { light: 1 }],
          ['Tip Jar Samba', 'happy', { heat: 1, light: 1 }],
          ['Siesta, Unpaid', 'calm'],
          ['Paulo Pretends to Swim', 'happy'],
          ['Lemon Peel', 'calm', { light: 1, lead: 'vibraphone' }],
          ['Night Clerk’s Bossa', 'calm', { light: -1, for: ['late night'] }],
        ],
      },
    ],
  },
  {
    name: 'Yara Benedetti',
    about:
      'Third-generation, first in her family to use a laptop. São Paulo traffic, her grandmother’s guitar, a patient drum loop.',
    plays: ['nylon guitar', 'electric piano', 'shaker', 'trumpet'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Varanda',
        year: 2019,
        tracks: [
          ['Elevador parado, conversa boa', 'happy', { light: 1 }],
          ['Planta que não morreu', 'happy'],
          ['Chuva no 14º andar', 'calm', { light: -1 }],
          ['Café sem relógio', 'calm', { light: 1, for: ['morning'] }],
          ['Mensagem apagada', 'sad'],
          ['Domingo de chinelo', 'happy', { light: 1 }],
          ['Vó tocava assim', 'calm'],
          ['Avenida às três', 'focus', { for: ['commute'] }],
          ['Saudade tem CEP', 'sad', { light: -1 }],
        ],
      },
    ],
  },
];

export const bossaNova = genre({
  name: 'bossa nova',
  family: 'hearth',
  tempoBpm: [66, 138],
  drive: 0.3,
  light: 0.6,
  acousticness: 0.86,
  danceability: 0.56,
  majorLean: 0.1,
  standsFor: ['brazilian', 'samba', 'latin'],
  suits: ['dinner', 'cooking', 'summer', 'romance'],
  motif: pavement,
  editions: [firstEdition],
});
