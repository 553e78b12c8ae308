/** The people who made the playlists. Key: the id in addresses. */
export const curators: Record<string, string> = {
  nightporter: 'The Night Porter',
  radiokesselgasse: 'Radio Kesselgasse',
  tomasbakes: 'Tomas at the Bakery',
  nellabara: 'Nell Abara',
  auntie_circuit: 'Auntie Circuit',
  platform9rain: 'Rain on Platform Nine',
  jonahsrecords: "Jonah's Dad's Records",
  morningsidefm: 'Morningside FM',
  coachdelphine: 'Coach Delphine',
  library_ghost: 'Library Ghost',
  saltkitchen: 'Salt Kitchen',
  ottilie: 'Ottilie Brandt',
  wrenandson: 'Wren & Son, Piano Movers',
  basementkeys: 'Keys to the Basement',
};
