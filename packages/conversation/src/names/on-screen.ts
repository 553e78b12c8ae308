import { type Message, wordAt } from '../message.ts';

/** Films, series, games and who is in them, lower case: music is like what is heard there, and nobody of that name plays it. */
const onScreen: ReadonlySet<string> = new Set(
  `
  james bond, bond, star wars, star trek, harry potter, hogwarts, disney, pixar, bridgerton, peaky blinders, stranger things, twin peaks, blade runner, downton abbey, lord of
  the rings, the lord of the rings, the hobbit, hobbit, narnia, indiana jones, top gun, jurassic park, jaws, titanic, frozen, moana, encanto, coco, shrek, paddington, bluey, peppa pig,
  paw patrol, cocomelon, the wiggles, sesame street, the muppets, muppets, totoro, ghibli, studio ghibli, pokemon, zelda, mario, super mario, mario kart, minecraft, skyrim, tetris,
  sonic, doom, halo, final fantasy, animal crossing, stardew valley, the sims, sims, fallout, red dead redemption, elden ring, dark souls, hollow knight, undertale, celeste, witcher, the witcher,
  game of thrones, succession, the crown, the office, friends, seinfeld, the sopranos, sopranos, breaking bad, mad men, the wire, true detective, the bear, squid game, wednesday, euphoria, fleabag,
  doctor who, dr who, sherlock, poirot, miss marple, midsomer murders, inspector morse, the archers, archers, eastenders, coronation street, corrie, emmerdale, neighbours, home and away, bake off,
  strictly, match of the day, eurovision, amelie, inception, interstellar, the matrix, matrix, gladiator, braveheart, rocky, the godfather, godfather, goodfellas, pulp fiction, kill bill, drive, tron,
  la la land, grease, dirty dancing, mamma mia, footloose, flashdance, wicked, hamilton, les mis, les miserables, cats, the lion king, lion king, aladdin, mulan, batman, superman, spiderman,
  spider man, marvel, avengers, the avengers, oceans eleven, mission impossible, pink panther, the pink panther, charlie brown, peanuts, looney tunes, tom and jerry, scooby doo, the simpsons, simpsons,
  spongebob, barbie, oppenheimer, dune, mad max, western, sergio leone, hitchcock, tarantino, tim burton, wes anderson, david lynch, lynch, kubrick, miyazaki, bollywood, hollywood, broadway
  `
    .trim()
    .split(/,\s+/)
    .map((name) => name.split(/\s+/).join(' ')),
);
const longest = 5;

/** Whether what is named from a word on is a film, a series, a game or the like. */
export function isOnScreen(message: Message, from: number): boolean {
  const first = wordAt(message, from) === 'the' ? from + 1 : from;
  let name = '';
  for (let at = first; at < first + longest; at += 1) {
    if (wordAt(message, at) === '') return false;
    name = name === '' ? wordAt(message, at) : `${name} ${wordAt(message, at)}`;
    if (onScreen.has(name)) return true;
  }
  return false;
}
