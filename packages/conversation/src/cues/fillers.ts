const fillers: ReadonlySet<string> = new Set(
  `
please nah there ok okay so um umm uh erm er hmm hm well actually just maybe perhaps now right yeah yes no hey hi hello oh ah ooh
wow lol haha hahaha can could would will you we i id like want to need lets let us me give get also too sorry wait
honestly tbh dude mate bro man buddy thanks thank cheers kindly alright cool great nice for yet already again
if possible ur ugh eh meh aw aww omg damn god gosh fine sure have do the a an some that this is it be
really very quite pretty still though tho right away today tonight im am how about what go ahead lmao anyway anyways
either think prefer rather guess lmfao okey dear friend love babe x xx xxx xo xoxo fr frfr ngl btw hmmm yo ayo darling hun everyone folks guys pal ask asking quick
`
    .trim()
    .split(/\s+/),
);

const joining: ReadonlySet<string> = new Set(
  'but and then because or though although plus while since cause'.split(' '),
);

/** Words that add nothing to what is asked: "ok", "please", "can you". */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Words at which one thought ends and the next begins. */
export function joinsClauses(word: string): boolean {
  return joining.has(word);
}
