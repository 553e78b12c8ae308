/**
 * A way that leads up out of the gloom is not wanted: "happy from the first song", "take the clouds away", "these still sound
 * sad". Read only where the music goes such a way, so that words of weather and of beginnings are about it.
 */

const glad =
  '(?:happ(?:y|ier|iest)|glad(?:der)?|bright(?:er|est)?|cheerful|cheery|joy(?:ful|ous)?|lively|livelier|loud(?:er)?|upbeat|sunny|sunnier|jolly|merry|fun|fast(?:er)?|danc(?:e|ing|ey)|party|energetic|energy|good ones)';
const low =
  '(?:sad|sadder|dark|darker|gloomy|gloom|grey|gray|dreary|miserable|mournful|depressing|depressed|sombre|somber|melancholy|melancholic|funeral|tearful|bleak)';
const songs =
  '(?: songs?| ones?| music| tunes?| tracks?| stuff| bits?| parts?| start| beginning| intro| thing| things)';
/** What is talked about is the music: "it is so sad that she died" is not. */
const music =
  '(?:this|these|those|they|(?:the |this |that |your )?(?:music|songs?|list|mix|start|beginning|intro|tunes?|tracks?|first(?: (?:one|ones|two|three|few|song|songs|track|tracks|lot))?))';
const lifts = '(?:straight|right) (?:away|off)|at once|immediately|instantly|straight in';

const patterns = [
  // From the first song on.
  `(?<!\\b(?:slow|quiet|calm|soft|gentle|sad|play|again|listen|hear|restart)[^.!?]{0,25})\\b(?:(?:right |straight )?from (?:the )?(?:very )?(?:first(?: (?:song|one|track|note|minute|second|beat))?|start|beginning|outset|get[- ]?go|word go|song one|track one|number one|number 1|song 1)|from (?:the )?(?:first|start|beginning) to (?:the )?(?:last|finish|end)|(?:first|start|beginning) to (?:last|finish|end)|all (?:the way )?through)\\b`,
  `\\b${glad}\\b[^.!?]{0,30}\\b(?:${lifts})\\b`,
  `\\b(?:${lifts})\\b[^.!?]{0,25}\\b${glad}\\b`,
  `\\b(?:start|starts|begin|begins|open|opens|kick off|go)(?: it| me| us| off| out| straight| right){0,2} (?:with|on|in(?:to)?) (?:the |a |some |something |all )?(?:really |very |nice )?${glad}\\b${songs}?`,
  `\\b${glad}${songs}? (?:right at the |at the |at |come )?(?:first|start|beginning)\\b(?! then)`,
  `\\b(?:only|just|nothing but|all) (?:the |pure |plain )?(?:happy|glad|cheerful|bright|joyful|upbeat|lively|joy|fun)\\b${songs}?`,
  // The gloom is to go.
  `\\b(?:no|without|skip|drop|remove|lose|ditch|cut|stop|forget|spare (?:me|us)|leave out|get rid of|enough of|enough with|none of|nothing|take (?:away|out|off))(?: with| more| any| all| the| that| those| these| this| your| its){0,3} (?:fog|darkness|dark|clouds?|gloom|grey|gray|rain${songs}|sadness|${low}${songs}?|slow start|build[- ]?up|warm[- ]?up|way up)(?:${songs})?\\b`,
  `\\btake (?:the|that|those|these|all the|all that|your)(?: [a-z]{3,10}(?: and)?){0,2} (?:fog|dark|darkness|clouds?|gloom|grey|sadness|sad ones|rain)(?: and (?:the )?(?:fog|dark|gloom|rain))? (?:away|out|off)(?: altogether| completely| please)?`,
  `\\b(?:i am|i['’]?m|im|we are|we['’]?re) not (?:even |really |actually )?(?:in (?:the |a |any )?(?:dark|fog|gloom|rain)|dark|grey|gloomy|there)\\b(?: any ?more)?`,
  // What is there is gloomy.
  `\\bwhy\\b[^.!?]{0,30}\\b(?:${low}|quiet and dark|fog)\\b[^.!?]{0,20}`,
  `\\b${music}(?: all| just| still| only)?(?:['’]?(?:s|re)|(?: is| are| was| were| sounds?| feels?| seems?| look| looks| starts?| begins?))(?: all| just| still| only| so| too| very| really| a bit| a little| rather| quite| pretty| awfully| much| far| way| off){0,3} ${low}\\b(?! enough)${songs}?`,
  `\\bit(?:['’]?s)?(?: still| always| all){0,1}(?: starts?| begins?| sounds?| opens?)(?: off| out| all| still| so| too| very| with| the| on| at){0,3} (?:${low}|bottom|slow|low|quiet)\\b${songs}?`,
  `\\bit(?:['’]?s| is) still(?: too| so| very| all)? ${low}\\b`,
  `^(?:no,? |but |hey,? )?(?:still |way |much |far |a (?:bit|little) )?too ${low}\\b(?: for (?:me|us|this|that|a [a-z]{3,12}))?`,
  `^(?:but |hmm,? |no,? )?(?:(?:this|it|that)(?: is|['’]?s)? |they are |they['’]re )?(?:all |a bit |way |far |much |just |still ){0,2}(?:too|so|very) (?:slow|quiet|sleepy|calm|soft|mellow|low|gentle|weak|tame) (?:to (?:start|begin)(?: with)?|at the (?:start|beginning)|at first|in the beginning|for a start)\\b`,
  `^(?:no,? |but )?still (?:so |very |all )?${low}\\b`,
].map((source) => new RegExp(source, 'i'));

/** "Happy from song one" names no song that is to go or to be like. */
const fromFirst =
  /\b(?:right |straight )?from (?:(?:the )?(?:very )?first (?:song|one|track)|song one|track one|song 1|(?:the )?first to (?:the )?last(?: one| song)?)\b/i;
/** "Just joy", "only happy ones". */
const nothingElse =
  /\b(?:only|just|nothing but|all|pure) (?:the |pure |plain )?(?:happy|glad|cheerful|joyful|joyous|upbeat|joy|happiness)\b(?: songs?| ones?| music| tunes?| stuff)?/i;
const onlyJoy = [
  nothingElse,
  /\b(?:happy|glad|cheerful|joyful|joy),? (?=(?:right |straight )?from (?:(?:the )?(?:very )?first\b|(?:song|track) (?:one|1)\b))/i,
  /\btake (?:the|that|those|these|all the|all that) (?:clouds?|fog|gloom|darkness|sadness) (?:away|out|off)(?: altogether| completely| please)?/i,
];

/** A message without that it is meant from the first song on, and whether all of it is to be glad; `null` where it says neither. */
export function withoutFirst(text: string): { rest: string; isGlad: boolean } | null {
  const glad = onlyJoy.map((pattern) => pattern.exec(text)?.[0]).find((said) => said !== undefined);
  const first = fromFirst.exec(text)?.[0];
  if (glad === undefined && first === undefined) return null;
  const rest = [...onlyJoy, fromFirst].reduce((left, pattern) => left.replace(pattern, ' '), text);
  return { rest: rest.replace(/\s{2,9}/g, ' ').trim(), isGlad: glad !== undefined };
}

/** What is said of the way at most. */
const mostSaid = 4;

/** A message without what it says against a way up; `null` where it says nothing against it. */
export function withoutWayUp(text: string): string | null {
  let rest = text;
  for (let said = 0; said < mostSaid; said += 1) {
    const found = patterns.map((pattern) => pattern.exec(rest)).find((one) => one !== null);
    if (found == null) return said === 0 ? null : rest;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
      .replace(/\s{2,9}/g, ' ')
      .trim();
  }
  return rest;
}
