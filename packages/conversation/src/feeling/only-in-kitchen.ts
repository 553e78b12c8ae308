const goesOnThere =
  /\b(?:fight|fought|argument|argued|argu(?:e|ing)|row|quarrel\w{0,4}|sulk\w{0,3}|(?:he|she|they)(?:['’]?s| is| are|['’]?re) in the [a-z]{3,9}|sings?|sang|singing|hum(?:s|med|ming)?|danc\w{1,4}|sits?|sat|sitting|cried|crying|kitchen floor)\b/i;
const cooks = /\b(?:cook|bak|stew|fry|roast|chop|dinner|lunch|supper|recipe|meal|oven|stove|soup)\w{0,4}\b/i;

/** "Mama always sang in the kitchen", "she's in the bedroom, I'm in the kitchen": it is where somebody is, and nobody cooks. */
export const isOnlyInKitchen = (text: string): boolean =>
  /\bkitchens?\b/i.test(text) && goesOnThere.test(text) && !cooks.test(text);
