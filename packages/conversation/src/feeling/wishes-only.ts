/** What somebody may want who wants no music: out, it to be over, things to do harm with. */
const noMusic =
  '(?:to|i|we|it|out|this|that|you|him|her|them|me|myself|no|nothing|nobody|everything|everyone|peace|rest|sleep|help|death|quiet|silence|more time|my|your|his|an? (?:end|way out|break|drink|rope|gun|knife|ledge|bridge|friend|hug|mother|reason)|pills?|alcohol)';
const wish = new RegExp(
  `\\b(?:want(?:ed|s)?|wanna|need(?:ed|s)?|would like|['’]d like|prefer|ask(?:ed)? for|asked|said|meant|mean) (?:just |only |some |a |an |the |that |more )?(?!${noMusic}\\b)[a-z0-9]` +
    `|\\b(?:songs?|music|tunes?|tracks?|beats?|playlist|mix|album|band|piano|guitar|lullab(?:y|ies)|singing|dance|louder|softer|slower|faster|happier|calmer|warmer|quieter)\\b` +
    `|\\b(?:play|put on|put back|bring back|bring (?:my|the|that) [a-z]{2,12}(?: [a-z]{2,12})? back|go back to|give me|something|somethin|smth|sth) [a-z0-9]`,
  'i',
);
/** With one of these a wish may be the last, or no wish for music. */
const doubtful =
  /\b(?:last|final|finally|farewell|good ?bye|bye|(?:my|own) funeral|forever|never|no ?more|any ?more|anyway|(?<!\b(?:loud|fast|slow|soft|quiet|not|long|short) )enough|over|that['’]s when|give it|except|but (?:me|us|him|her)|(?:till|until) then|end|ends|ending|ended|stop|gone|leave|leaving|without me|after me|when i|if i|until i|till i|before i|decided|pills?|knife|rope|bridge|roof|(?<!\bhome )alone|future|burden|pain|hurts?|die|dead|death|dying|kill|blood|cut|cutting|sorry to|remember me|miss me|for me to|nobody|no ?one|hate|pretend|supposed|wish i|wish it|done with|to go(?: with)?(?=\W{0,3}$)|go(?:ing)? with (?:him|her|them)|follow|join (?:him|her|them)|shak(?:e|ing)|smother|shut (?:him|her|it) up|hit(?:s|ting)?|tell (?:them|her|him|my|everyone))\b/i;

/** Whether what is said beside a denial of danger wishes for music, by its words alone. */
export const wishesMusic = (text: string): boolean => wish.test(text);

/** Whether more may be meant by it, however little it sounds like danger. */
export const isDoubtful = (text: string): boolean => doubtful.test(text);
