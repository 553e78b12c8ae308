const phrases = (...patterns: string[]) => new RegExp(`\\b(?:${patterns.join('|')})(?![\\w'’])`, 'gi');

const surely = '(?:(?:really|honestly|definitely|certainly|absolutely|just|at all|so|very) ){0,2}';
const am = "(?:i['’]?m|i am|im|am|we['’]?re|we are)";
/** Themselves, and whoever they told of. */
const somebody =
  "(?:(?:i|we|s?he|they|it|everyone|everybody|(?:my|the|our|his|her) [a-z]{2,12})(?:(?:['’]?(?:m|s|re)| am| is| are) (?:not|no)| (?:is|are)n['’]?t)|(?:am|is|are|was|were) (?:not|never)|(?:i|we) (?:was|were) (?:not|never)|aint|ain['’]t|not|never)";
/** "I'm not dead yet", "not in danger today": of who says when, more may be meant. */
export const notOnlyNow =
  '(?![\\s.,;!?-]{0,4}(?:not |but |just |only |or |well ){0,2}(?:yet|today|tonight|tomorrow|any ?more|any ?longer|now|right now|at the moment|for now|exactly|inside|enough|until|till|unless|per se|as such|with|from|if)\\b)';
const danger =
  '(?:(?:in|into) )?(?:(?:any|a|real|such|that kind of) ){0,2}(?:danger|dangerous|crisis|emergency)';
const nobody =
  "no(?:body|[ -]?one)(?: (?:here|there|in (?:this|my|our|the) (?:house|room|family)))?(?:['’]?s| is| was| are| has| have)?(?: been)?";

/**
 * What says of danger that there is none, in its words: "nobody is in danger", "I am not dead". Whoever listens for danger hears the words, and not that
 * they are denied. It says nothing of what stands beside it: that is listened to as before.
 */
export const deniedDanger = phrases(
  `${somebody} ${surely}${danger}(?: here| at all)?${notOnlyNow}`,
  `(?:there(?:['’]?s| is| was) |i see |in |(?<=^\\W{0,3}))no (?:danger|emergency|crisis)(?: here| at all)?${notOnlyNow}`,
  `${nobody} (?:in (?:any )?danger|dead|died|dying|dies|poorly|ill|hurt)(?: here| at all)?${notOnlyNow}`,
  `(?:(?:i|we|s?he|they|it|everyone|everybody|(?:my|the|our|his|her) [a-z]{2,12})(?:['’]?(?:m|s|re)| am| is| are) |am )not (?:dead|dying)(?: here| at all)?${notOnlyNow}`,
  `(?:(?:who|what)(?:['’]?s)?|who is|what is|who said|why) (?:in |of |about )?(?:danger|dead|dying|died|poorly|hurt|suicidal)(?= {0,3}(?:[?!.]|$))(?:[?!. ]{1,4}no(?:body|[ -]?one)(?= {0,2}[.,!]))?`,
  `i know what danger is`,
  // Who was taken to mourn, and does not.
  `(?:s?he|they|(?:my|our) [a-z]{2,12})(?:['’]?(?:s|re)| is| are) (?:still |very much |quite )?alive(?: and (?:well|kicking))?${notOnlyNow}`,
  `(?:${am} |^\\W{0,3})(?:really |just |honestly )?(?:not|no|never) ${surely}(?:grieving|in mourning|mourning|bereaved|(?:a |any )?(?:widow|widower))${notOnlyNow}`,
  `(?:(?:it|this|that)(?:['’]?s| is| was) )?not (?:a |any |my )?(?:funeral|loss|grief|tragedy|bereavement|requiem)(?: music| songs?)?${notOnlyNow}`,
  `(?:i (?:was|am)|i['’]?m) (?:only |just )?(?:joking|kidding) about (?:the |a |that |being )?(?:funeral|dead|death|dying|requiem)`,
  `stop (?:being|playing|with) (?:the )?(?:sad|grief|funeral|mourning)(?: music| songs?| stuff)?`,
);

/** Said of oneself alone, it may be all but that: it is taken for a denial only where the card stands, or a wish beside it. */
export const deniedOfCard = phrases(
  `(?:i['’]?m|i am|am|we['’]?re|we are) ${surely}not ${surely}(?:suicidal|depressed|sick|ill|hurt|poorly|crying|unwell|crazy|mad|broken|lost|in the dark|(?:going|gonna|about|trying|planning|wanting) (?:to )?(?:hurt|harm|kill) (?:myself|anyone|anybody))${notOnlyNow}`,
  `(?:i|we) (?:won['’]?t|will not|would ?n['’]?t|would not|would never|will never) (?:hurt|harm|kill) (?:myself|anyone|anybody|a fly)${notOnlyNow}`,
);
