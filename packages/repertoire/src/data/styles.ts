/**
 * What artists play within their genre, in names of the vocabulary, by what is told of them. A playlist that calls itself by
 * one of these holds some of their tracks, so that whoever asks for it by name is not told that there is none.
 */
export const artistStyles: Readonly<Record<string, readonly string[]>> = {
  // Afrobeat.
  'Adwoa Sunbird': ['highlife'],
  'Kofi Turbine': ['afrobeats'],
  'Captain Yaw’s Night Market': ['highlife'],
  'Les Frères Climatiseur': ['soukous'],
  'Blessing Overdrive': ['afrobeats'],
  'Idris Calabash': ['highlife'],
  'Queen Mother Synthesiser': ['highlife'],
  // Jazz.
  'The Wendell Achterberg Trio': ['cool jazz'],
  'Ruby Castellanos & Her Bad Ideas': ['swing', 'big band'],
  'Mallet Department': ['cool jazz'],
  'The Left Luggage Quintet': ['bebop'],
  'Ferdinand Loophole': ['swing', 'gypsy jazz'],
  'The Pantry Orchestra': ['big band', 'swing'],
  // Bossa nova.
  'Inês & Os Guarda-Sóis': ['samba'],
  'Joaquim Telhado': ['samba'],
  // Drum and bass.
  'Bassline Cartography Dept.': ['breakbeat'],
  'Ratchet Minaret': ['jungle', 'breakbeat'],
  'Lorry Park Botany': ['jungle'],
  'Glasshouse Riddim': ['jungle'],
  'Baptiste Rollneck': ['breakbeat'],
  // Funk and house.
  'Moonboot Ferreira': ['disco'],
  'Cosmo Delacroix & the Ironing Boards': ['disco'],
  'The Chandelier Co-operative': ['disco'],
  'Tidal Ledger': ['deep house'],
  'Quay Eleven': ['deep house'],
  // Indie rock.
  'Civic Pool': ['indie pop'],
  'Sleeptalk Hotline': ['dream pop', 'shoegaze'],
  'Nephews of the Sun': ['garage rock'],
  // Hard rock.
  'Ironwood Tribunal': ['heavy metal'],
  'Valkyrie Car Park': ['heavy metal'],
  'Grudge Orchard': ['metal'],
  'Lady Rheostat': ['heavy metal'],
  'Ogre Apprentice': ['doom metal'],
  'Temperance Riot': ['southern rock'],
  'Bailiff’s Daughter': ['classic rock'],
  // Reggae.
  'Echo Chamber of Commerce': ['dub'],
  'The Pepperpot Nine': ['ska'],
  'Dubwise Cartwright': ['dub'],
  'Ziggurat Sound': ['dub'],
  // Soul, country and folk.
  'Imani Fontaine-Reyes': ['neo-soul'],
  'Julian Marzipan': ['crooners'],
  'Reverend Clyde Honeywell': ['gospel'],
  'Percy Thistlewood & the Warm Fronts': ['northern soul'],
  'Pastor Dwayne & the Tailgate Choir': ['gospel'],
  'The Hatchback Ramblers': ['bluegrass'],
  'Hob & Lantern': ['sea shanty'],
  'The Wicker Parliament': ['celtic'],
  'Low Barn Quartet': ['celtic'],
  'Merrin Tallow': ['singer-songwriter'],
  'Catherine Oyelaran': ['singer-songwriter'],
  'Sigrid Ashdown': ['singer-songwriter'],
  'Elspeth Corrigan-Nwosu': ['singer-songwriter'],
  'Mabelline Crump': ['boogie woogie'],
  // Orchestras and guitars.
  'Anselm Okonkwo-Reyes': ['soundtrack'],
  'The Municipal Brass of Ostrava': ['marching band'],
  'The Lagoon Street Permit': ['marching band'],
  'Marisol Quensel': ['flamenco'],
  'The Airport Lounge Sextet': ['easy listening'],
  // Techno.
  'Kassel 4': ['minimal techno'],
  'Ines Null': ['minimal techno'],
};

/** What all music of a genre is called as well: who asks for it by that name means such as this. */
export const genreStyles: Readonly<Record<string, readonly string[]>> = {
  house: ['dance music', 'edm'],
  techno: ['edm'],
  'drum and bass': ['edm'],
};
