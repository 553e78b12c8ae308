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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Cícero Almofada',
    about:
      'Upholsterer and pianist from Ipanema’s second-best street. Everything he plays has been re-stuffed by hand.',
    plays: ['nylon guitar', 'piano', 'upright bass', 'brushed drums'],
    vocals: 'none',
    heat: -0.05,
    albums: [
      {
        name: 'Sofá do Oitavo Andar',
        year: 1966,
        tracks: [
          ['Sofá do oitavo andar', 'calm'],
          ['Molas e silêncio', 'calm', { heat: -1 }],
          ['Botão forrado', 'happy'],
          ['Tecido que sobrou', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Inês & Os Guarda-Sóis',
    about: 'Beach umbrella hire, Salvador, forty years. She sings the price list and nobody haggles.',
    plays: ['nylon guitar', 'accordion', 'shaker', 'electric bass'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Vento Leste',
        year: 1974,
        tracks: [
          ['Vento leste', 'happy', { light: 1 }],
          ['Guarda-sol amarelo', 'happy', { heat: 1 }],
          ['Preço de amigo', 'happy'],
          ['Areia no violão', 'sad', { light: 1 }],
          ['Última sombra do dia', 'calm'],
          ['Maré de segunda-feira', 'calm', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Lars Copacabana',
    about:
      'A Stockholm dentist who went to Rio for a conference on enamel. Sent for his guitar, not for his wife.',
    plays: ['nylon guitar', 'flute', 'congas', 'upright bass'],
    vocals: 'none',
    albums: [
      {
        name: 'Second-Hand Sunshine',
        year: 1970,
        tracks: [
          ['Second-Hand Sunshine', 'happy'],
          ['Enamel Conference', 'focus'],
          ['Fika at the Beach Bar', 'calm', { light: 1 }],
          ['Postcard to My Practice', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Regina Meia-Luz',
    about: 'Usherette at a Rio cinema. Learned to sing at the volume of a torch pointed at the floor.',
    plays: ['nylon guitar', 'strings', 'brushed drums'],
    vocals: 'sung',
    heat: -0.2,
    albums: [
      {
        name: 'Meia-luz',
        year: 1965,
        tracks: [
          ['Meia-luz', 'calm', { heat: -1 }],
          ['Última sessão', 'sad'],
          ['Poltrona vazia', 'sad', { heat: -1 }],
          ['Beijo fora de foco', 'calm', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'The Airport Lounge Sextet',
    about: 'Contracted to soothe passengers at Orly. The flights left in the end; the sextet did not.',
    plays: ['vibraphone', 'flute', 'electric piano', 'shaker', 'electric bass'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Delayed, With Olives',
        year: 1972,
        tracks: [
          ['Delayed, With Olives', 'calm'],
          ['Gate Eleven, Samba', 'happy'],
          ['Duty-Free Breeze', 'happy', { light: 1 }],
          ['Luggage Belt Reverie', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Tainá Verdegris',
    about:
      'Belém, one room, one fan, one drum loop from the neighbour’s karaoke. Whispers so as not to warm the air.',
    plays: ['nylon guitar', 'drum machine', 'synth pads'],
    vocals: 'sung',
    heat: -0.1,
    albums: [
      {
        name: 'Copo d’água',
        year: 2019,
        tracks: [
          ['Copo d’água', 'calm'],
          ['Ventilador, lua', 'calm', { heat: -1 }],
          ['Karaokê do vizinho', 'happy'],
          ['Chove às quatro, como sempre', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Joaquim Telhado',
    about:
      'Bricklayer in Belo Horizonte with a trombone in the wheelbarrow. Lays courses in 2/4 and sings only with his slide.',
    plays: ['nylon guitar', 'trombone', 'congas', 'drums'],
    vocals: 'none',
    heat: 0.2,
    albums: [
      {
        name: 'Samba do Pedreiro',
        year: 1982,
        tracks: [
          ['Samba do pedreiro', 'happy', { heat: 2 }],
          ['Prumo e nível', 'focus'],
          ['Argamassa', 'happy', { heat: 1 }],
          ['Telhado com vista', 'calm', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Clarice Pondlight',
    about:
      'Learned Portuguese from a phrasebook in Galway and bossa from the drizzle. Asks the way to the beach, politely.',
    plays: ['acoustic guitar', 'clarinet', 'upright bass', 'shaker'],
    vocals: 'sung',
    heat: -0.15,
    albums: [
      {
        name: 'Rain in the Wrong Country',
        year: 2011,
        tracks: [
          ['Excuse Me, Where Is the Beach', 'happy', { light: 1 }],
          ['Rain in the Wrong Country', 'sad'],
          ['Phrasebook, Page Nine', 'calm'],
          ['Half a Sunset, Galway', 'calm', { light: 1 }],
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
  editions: [firstEdition, secondEdition],
});
