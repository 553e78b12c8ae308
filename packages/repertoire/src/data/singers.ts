/** Who sings, where what is told of an artist or the name itself says it; of a band that leaves it open it is not known. */
const women = [
  ...['Merrin Tallow', 'Catherine Oyelaran', 'Sigrid Ashdown', 'Noor Halloran', 'Elspeth Corrigan-Nwosu'],
  ...['Vera Capsule', 'Yvette Radar', 'The Photocopy Twins', 'Lila Motel', 'Auntie Warehouse', 'Nkechi Volt'],
  ...['Sister Kestrel', 'Isobel Undertow', 'Philippa Thunderquist', 'Clementine Overbite'],
  ...['Ruby Castellanos & Her Bad Ideas', 'Delphine Achebe', 'Lucille Pettibone', 'Imani Fontaine-Reyes'],
  ...['Odessa Milk', 'Adaeze Summers-Lowe', 'Ramona Tinsel', 'Margot Underpass', 'Marzena Falls'],
  ...['Queen Abacus', 'Minnie Ledbetter-Cruz', 'Ms. Parallax', 'Lady Rheostat', 'Dalva Monteserra'],
  ...['Yara Benedetti', 'Inês & Os Guarda-Sóis', 'Regina Meia-Luz', 'Tainá Verdegris', 'Clarice Pondlight'],
  ...['Lioness of Lewisham', 'Miss Ivy & the Verandah', 'Loretta Pines', 'June Calloway-Reese'],
  ...['Marnie Two-Step', 'Adwoa Sunbird', 'Mama Tunde’s Driving School', 'Gravel Road Hattie'],
  ...['Mabelline Crump', 'Patience Okoro-Lamb', 'Ingrid Swampwater'],
];
const men = [
  ...['Deacon Mirrorball', 'Anders & the Automatic Doors', 'Ratchet Minaret', 'Moonboot Ferreira'],
  ...['Cosmo Delacroix & the Ironing Boards', 'Julian Marzipan', 'Percy Thistlewood & the Warm Fronts'],
  ...['Bishop Carbon', 'The Insomniac Crossing Guards', 'Orlando Fifthfloor', 'Nephews of the Sun'],
  ...['Brother Ezekiel Plum', 'Delroy Sunday-Best', 'Pieter Rootswater', 'Cole Attaway', 'Silas Overcoat'],
  ...['Kofi Turbine', 'Idris Calabash', 'Uncle Festus & the Ministry of Rhythm', 'Les Frères Climatiseur'],
  ...['Big Cornelius Voss', 'Lightbulb Henry Tate'],
];

export const artistVoices: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...women.map((name) => [name, ['female vocals']]),
  ...men.map((name) => [name, ['male vocals']]),
]);

/** What is sung in, by the titles of the songs, where that is not English. */
export const artistLanguages: Readonly<Record<string, string>> = {
  'Dalva Monteserra': 'portuguese',
  'Yara Benedetti': 'portuguese',
  'Inês & Os Guarda-Sóis': 'portuguese',
  'Regina Meia-Luz': 'portuguese',
  'Tainá Verdegris': 'portuguese',
  'Les Frères Climatiseur': 'french',
  'Vesper & Loam': 'latin',
  'Gideon Atlas-Moreau': 'latin',
};
