import { broaderThan, neighboursOf, readGenreTags } from '@attune/vocabulary';
import { remembering } from './remembering.ts';

/**
 * What a genre lets one expect of a track nobody has listened to. Shares from 0 to 1 in the sense of streaming services'
 * audio features, tempo in beats per minute. They are our authors' judgement, and estimates: within a genre songs differ more
 * than genres do in valence (Eerola, Are the emotions expressed in music genre-specific?, JNMR 2011).
 */
export interface GenrePrior {
  valence: number;
  energy: number;
  acousticness: number;
  danceability: number;
  instrumentalness: number;
  tempoBpm: number;
}

/** Genre: valence, energy, acousticness, danceability, instrumentalness, tempo. */
const table = `
ambient: .42 .15 .6 .15 .9 70
drone: .3 .15 .5 .1 .95 60
new age: .55 .18 .7 .2 .85 75
classical: .42 .28 .95 .2 .9 95
orchestral: .42 .4 .88 .2 .9 100
baroque: .52 .32 .95 .25 .85 100
piano solo: .38 .22 .97 .25 .95 85
classical guitar: .48 .22 .97 .3 .95 90
neoclassical: .35 .22 .9 .22 .92 85
minimalism: .42 .28 .8 .3 .9 100
opera: .4 .4 .93 .2 .15 90
gregorian chant: .4 .12 .95 .12 .2 70
waltz: .62 .4 .85 .4 .7 120
jazz: .55 .38 .8 .5 .55 112
smooth jazz: .58 .35 .5 .55 .6 95
acid jazz: .65 .55 .3 .68 .45 105
free jazz: .4 .55 .7 .3 .8 125
ragtime: .8 .5 .95 .55 .9 120
bebop: .55 .5 .8 .45 .75 160
swing: .72 .5 .8 .6 .35 140
big band: .7 .5 .78 .58 .4 140
electro swing: .8 .75 .2 .78 .3 125
blues: .42 .42 .5 .5 .15 100
blues rock: .52 .65 .25 .5 .15 115
soul: .6 .48 .42 .62 .08 98
neo-soul: .52 .42 .4 .66 .08 88
motown: .8 .6 .4 .68 .05 118
funk: .82 .68 .18 .82 .15 108
disco: .86 .74 .12 .82 .15 119
r&b: .5 .48 .28 .68 .03 94
gospel: .68 .5 .45 .48 .03 100
hip-hop: .5 .64 .18 .78 .05 94
trap: .36 .62 .14 .76 .05 140
drill: .3 .66 .12 .75 .04 142
phonk: .35 .8 .06 .7 .5 140
lo-fi: .42 .28 .55 .6 .85 80
chillhop: .5 .32 .45 .65 .85 84
trip-hop: .32 .38 .3 .6 .4 88
house: .66 .74 .05 .83 .5 123
deep house: .52 .6 .08 .82 .6 121
tech house: .6 .8 .03 .84 .65 126
techno: .35 .82 .03 .75 .85 130
minimal techno: .32 .66 .06 .78 .88 125
trance: .5 .84 .02 .6 .65 136
psytrance: .42 .92 .01 .6 .85 144
drum and bass: .44 .88 .03 .58 .55 174
jungle: .45 .88 .04 .55 .6 168
dubstep: .35 .85 .03 .58 .5 140
dub: .55 .42 .2 .72 .6 78
breakbeat: .55 .8 .05 .68 .6 132
hardstyle: .4 .95 .01 .5 .4 152
hardcore techno: .3 .97 .01 .45 .6 175
happy hardcore: .8 .96 .01 .55 .2 170
eurodance: .78 .88 .03 .72 .1 135
edm: .58 .86 .04 .68 .2 127
dance music: .68 .8 .06 .75 .15 124
electronic: .5 .64 .12 .66 .55 118
electro: .5 .72 .08 .72 .45 124
idm: .38 .5 .2 .5 .85 112
downtempo: .45 .32 .35 .56 .7 92
synthwave: .52 .66 .05 .64 .6 110
vaporwave: .48 .35 .25 .52 .7 90
chillwave: .52 .4 .22 .56 .35 100
darkwave: .28 .6 .08 .58 .2 122
new wave: .64 .68 .1 .64 .06 130
synth-pop: .6 .66 .08 .68 .06 120
hyperpop: .6 .86 .06 .62 .03 140
chiptune: .72 .78 .04 .58 .9 140
industrial: .25 .86 .04 .52 .25 125
goth: .26 .6 .12 .5 .08 125
rock: .52 .74 .14 .5 .1 122
classic rock: .6 .7 .2 .52 .08 122
hard rock: .48 .86 .05 .46 .06 126
soft rock: .55 .42 .4 .54 .04 108
indie rock: .52 .66 .18 .52 .1 124
alternative rock: .45 .72 .12 .5 .07 122
progressive rock: .42 .6 .22 .38 .3 118
psychedelic rock: .48 .6 .22 .42 .25 118
surf rock: .76 .78 .16 .54 .6 148
post-rock: .28 .48 .2 .25 .88 112
math rock: .48 .7 .15 .42 .6 125
folk rock: .52 .48 .45 .5 .06 115
rock and roll: .82 .68 .45 .6 .05 150
rockabilly: .84 .76 .35 .6 .05 165
punk: .55 .93 .03 .44 .03 168
post-punk: .42 .72 .1 .54 .1 135
pop punk: .62 .9 .02 .48 .01 155
ska punk: .74 .9 .04 .56 .02 160
emo: .38 .78 .08 .46 .02 138
grunge: .36 .8 .06 .44 .05 118
shoegaze: .34 .66 .1 .34 .3 116
metal: .32 .92 .02 .4 .12 128
heavy metal: .4 .92 .02 .42 .08 132
death metal: .2 .97 .01 .32 .15 130
black metal: .15 .94 .01 .25 .25 130
doom metal: .18 .72 .04 .28 .25 82
thrash metal: .32 .97 .01 .36 .08 160
power metal: .48 .94 .01 .38 .06 150
metalcore: .28 .95 .01 .42 .03 132
progressive metal: .36 .86 .04 .38 .2 125
nu metal: .36 .92 .02 .52 .02 112
hardcore: .35 .96 .02 .44 .03 150
pop: .62 .64 .22 .66 .02 118
dream pop: .38 .44 .25 .46 .18 110
indie pop: .62 .58 .28 .6 .06 120
bedroom pop: .48 .42 .38 .62 .1 108
city pop: .72 .6 .25 .68 .05 112
power pop: .72 .78 .1 .54 .03 138
k-pop: .66 .76 .12 .7 .01 120
j-pop: .66 .76 .14 .58 .02 132
ballad: .3 .32 .65 .42 .02 78
folk: .46 .32 .82 .46 .1 108
acoustic folk: .46 .28 .9 .46 .12 106
indie folk: .42 .34 .7 .46 .1 112
singer-songwriter: .42 .34 .68 .5 .03 110
nordic folk: .32 .42 .7 .38 .25 100
neofolk: .28 .34 .8 .38 .15 100
acoustic: .5 .3 .88 .52 .15 108
celtic: .6 .45 .8 .5 .5 118
country: .6 .56 .42 .58 .02 118
bluegrass: .72 .56 .8 .52 .25 128
americana: .52 .48 .55 .52 .05 115
reggae: .74 .52 .2 .76 .06 84
dancehall: .7 .72 .12 .82 .02 100
ska: .82 .7 .2 .68 .1 142
soca: .86 .9 .08 .78 .02 140
latin: .74 .66 .3 .72 .05 112
salsa: .86 .76 .5 .72 .05 100
bachata: .66 .6 .4 .78 .02 128
cumbia: .84 .66 .35 .8 .08 96
reggaeton: .66 .76 .14 .82 .01 94
bossa nova: .62 .3 .85 .6 .2 122
samba: .8 .62 .6 .7 .05 104
brazilian music: .66 .52 .5 .64 .06 110
baile funk: .62 .84 .08 .84 .05 130
flamenco: .52 .5 .82 .56 .25 118
fado: .28 .28 .9 .42 .03 92
tango: .42 .4 .85 .52 .5 116
chanson: .42 .32 .75 .48 .03 105
schlager: .78 .62 .3 .66 .01 122
klezmer: .62 .52 .7 .54 .5 125
mariachi: .78 .58 .65 .56 .03 120
afrobeat: .8 .72 .25 .78 .25 116
afrobeats: .72 .66 .22 .8 .02 106
amapiano: .62 .6 .12 .82 .35 113
highlife: .86 .66 .35 .72 .1 115
desert blues: .58 .52 .5 .6 .15 110
arabic music: .5 .52 .4 .62 .08 105
bollywood: .64 .62 .38 .64 .02 110
carnatic: .45 .38 .85 .36 .45 95
hindustani classical: .42 .32 .88 .3 .6 90
gamelan: .48 .38 .85 .3 .95 90
gagaku: .35 .22 .92 .12 .95 60
enka: .34 .42 .5 .42 .03 92
marching band: .72 .74 .85 .48 .92 116
soundtrack: .3 .35 .6 .25 .88 100
video game music: .48 .52 .3 .38 .92 118
musicals: .58 .42 .6 .46 .03 115
lullaby: .5 .1 .9 .3 .4 72
children's music: .85 .5 .5 .68 .03 116
christmas: .66 .42 .6 .5 .05 112
halloween: .38 .58 .35 .58 .1 118
easy listening: .6 .28 .6 .48 .35 100
exotica: .62 .3 .6 .48 .7 105
white noise: .4 .08 .5 .05 1 60
binaural beats: .45 .06 .5 .05 1 60
nature sounds: .5 .08 .8 .05 1 60
spoken word: .45 .25 .8 .5 .02 100
world music: .58 .5 .55 .58 .2 108
`;

function readTable(): ReadonlyMap<string, GenrePrior> {
  const rows = table.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [name = '', figures = ''] = row.split(': ');
      const [
        valence = 0,
        energy = 0,
        acousticness = 0,
        danceability = 0,
        instrumentalness = 0,
        tempoBpm = 0,
      ] = figures.split(' ').map(Number);
      return [name, { valence, energy, acousticness, danceability, instrumentalness, tempoBpm }];
    }),
  );
}

export const genrePriors = readTable();

const meanOf = (priors: readonly GenrePrior[]): GenrePrior | null => {
  if (priors.length === 0) return null;
  const mean = (read: (prior: GenrePrior) => number) =>
    priors.reduce((sum, prior) => sum + read(prior), 0) / priors.length;
  return {
    valence: mean(({ valence }) => valence),
    energy: mean(({ energy }) => energy),
    acousticness: mean(({ acousticness }) => acousticness),
    danceability: mean(({ danceability }) => danceability),
    instrumentalness: mean(({ instrumentalness }) => instrumentalness),
    tempoBpm: mean(({ tempoBpm }) => tempoBpm),
  };
};

/** Of one genre of the vocabulary: its own, that of the nearest broader one, or what its neighbours have in common. */
function priorOf(genre: string): GenrePrior | null {
  const own = genrePriors.get(genre);
  if (own !== undefined) return own;
  const broader = broaderThan('genre', genre).flatMap((name) => genrePriors.get(name) ?? []);
  if (broader[0] !== undefined) return broader[0];
  return meanOf(neighboursOf('genre', genre).flatMap((name) => genrePriors.get(name) ?? []));
}

const asOneText = (names: readonly string[]) => names.join('\n');

/** Genres of tags in the words of the vocabulary: those it knows, and those it does not. */
export const readGenres = remembering(asOneText, readGenreTags);

/** What several genres together let one expect; `null` where none of them says anything. */
export const priorOfGenres = remembering(asOneText, (known: readonly string[]): GenrePrior | null =>
  meanOf(known.flatMap((genre) => priorOf(genre) ?? [])),
);
