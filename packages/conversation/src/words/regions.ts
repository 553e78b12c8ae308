/** A part of the world that music is asked for by, and the families of kinds of music that are from there. */
export interface Region {
  name: string;
  families: readonly string[];
}

const african: Region = { name: 'African music', families: ['african'] };
const caribbean: Region = { name: 'Caribbean music', families: ['caribbean'] };
const latin: Region = { name: 'Latin music', families: ['latin', 'brazilian'] };
const brazilian: Region = { name: 'Brazilian music', families: ['brazilian'] };
const indian: Region = { name: 'Indian music', families: ['south asian'] };
const arabic: Region = { name: 'Arabic music', families: ['middle eastern'] };
const eastAsian: Region = { name: 'music from East Asia', families: ['asian pop', 'east asian tradition'] };
const asian: Region = {
  name: 'Asian music',
  families: ['asian pop', 'east asian tradition', 'south asian', 'middle eastern'],
};

const said: ReadonlyArray<readonly [Region, string]> = [
  [
    african,
    'african africa nigerian nigeria ghanaian ghana kenyan kenya senegalese senegal congolese congo ethiopian ethiopia malian mali zulu naija',
  ],
  [caribbean, 'caribbean jamaican jamaica trinidadian trinidad barbados bajan haitian haiti'],
  [
    latin,
    'latin latino latina latinoamericano cuban cuba mexican mexico colombian colombia argentinian argentine argentina chilean chile peruvian peru venezuelan',
  ],
  [brazilian, 'brazilian brazil brasil'],
  [indian, 'indian india hindi desi pakistani pakistan bengali punjabi'],
  [
    arabic,
    'arabic arab arabian egyptian egypt lebanese lebanon moroccan morocco turkish turkey persian iranian iran',
  ],
  [
    eastAsian,
    'chinese china japanese japan korean korea vietnamese vietnam thai thailand indonesian indonesia',
  ],
  [asian, 'asian asia'],
];

const byWord: ReadonlyMap<string, Region> = new Map(
  said.flatMap(([region, words]) => words.split(' ').map((word) => [word, region] as const)),
);

/** "African", "from Ghana": the part of the world that a word names, as wide as kinds of music are told apart by. */
export const regionOf = (word: string): Region | undefined => byWord.get(word);

/** The same of a kind of music that is all of a region: `latin`. */
export const regionOfGenre = (value: string): Region | undefined =>
  byWord.get(value.replace(/ music$/, '').toLowerCase());
