/** In characters; nobody greets or jokes at greater length. */
const mostRead = 90;

const whom =
  '(?:there|again|all|everyone|everybody|you|you all|dear|darling|love|hun|honey|friend|my friend|my dear|old friend|pal|mate|buddy|bud|bro|dude|man|stranger|sunshine|partner|neighbou?r|attune|bot|robot|machine|computer|music|music machine|assistant|world|ai|app|little one)';
const place =
  '(?:(?:new|south|north|west|east|san|los) [a-z]{3,12}|the (?:uk|us|usa|states|netherlands|philippines)|[a-z]{3,14})';
const greeting =
  '(?:h{1,9}i{1,9}|h{1,9}e{1,9}l{1,9}o{1,9}|h{1,9}e{1,9}y{1,9}a{0,9}|hiya|yo|howdy|greetings|ello|gday|hallo|hullo|aloha|salam|salaam|namaste|hola|ciao|bonjour)';
const greetings = [
  `(?:(?:oh|well|why|ah|aw) )?${greeting}(?: ${greeting}){0,2}(?: ${whom}){0,2}`,
  `(?:(?:oh|well) )?${greeting}(?: ${whom})? from ${place}`,
  `(?:(?:a|the|very|and) )?(?:good )?(?:morning|evening|afternoon|day)(?: (?:to )?${whom}){0,2}|(?:the )?top of the morning(?: to (?:you|ya))?`,
  `(?:${greeting} )?(?:its (?:only )?me(?: again)?|im back(?: again)?|back again|i am back(?: again)?|long time no see|nice to (?:see|meet) you(?: again| too)?|good to (?:see|be) (?:you|back|here)(?: again)?|(?:so )?we meet again|remember me|miss(?:ed)? me)`,
].join('|');

const said = '(?:music|songs?|playlist|mix|tunes|ones|list|choices|picks)';
const before = '(?:last (?:time|week|night|month)|yesterday|the other (?:day|night)|before)';
const well =
  '(?:(?:so|really|very|just|all) )?(?:lovely|great|good|nice|perfect|beautiful|wonderful|brilliant|amazing|fantastic|helpful|spot on)';
const blessing =
  '(?:(?:god )?bless(?: you)?|thank (?:you|u)|thanks|cheers|ta)(?: (?:dear|love|darling|so much|very much)){0,2}';
const praise = [
  `${blessing}(?: for (?:that|${before}))?(?: (?:it|that|this|you|the ${said}) (?:was|were) ${well}(?: ${before})?)?`,
  `(?:(?:it|that) was ${well} last time|(?:you|the ${said}) (?:was|were) ${well} ${before})(?: ${blessing})?`,
  `last time was ${well}(?: ${blessing})?`,
  `the ${said}(?: (?:you (?:picked|played|made|found|gave me)|from))? ${before} (?:was|were) ${well}(?: ${blessing})?`,
  `(?:i )?(?:(?:really|so) )?(?:loved|enjoyed|liked) (?:the |your |that |what you (?:played|picked) )?(?:${said} )?(?:from )?${before}(?:s ${said})?`,
  `(?:you|it|this) (?:helped|cheered) me(?: up)?(?: a lot| so much)? ${before}(?: ${blessing})?`,
  `(?:i )?(?:(?:really|just) )?(?:love|like|adore) (?:this|your|the) (?:app|site|thing|page|website|idea|name|program)|(?:this|your|the) (?:app|site|thing|idea|program) (?:is|s|looks) (?:(?:so|really|very|pretty) )?(?:great|cool|nice|good|amazing|brilliant|lovely|awesome|clever|fun)|(?:great|cool|nice|lovely|awesome) (?:app|site|idea|thing)|(?:thanks|thank you|nice) (?:for )?(?:being|to have you) here`,
].join('|');

const jokes = [
  'knock ?knock(?: ?knock)?(?: who ?s there)?|beep(?: ?(?:boop|bop|beep)){0,5}|(?:bla(?:h)? ?){2,5}|(?:la ?){2,8}|ta ?da{1,9}|bo{2,9}|peek ?a ?bo{2,9}|(?:meow|miaow|woof|moo|quack|oink|baa|ribbit|ping|pong|yolo|sike|abracadabra|open sesame|hocus pocus|lorem ipsum|abc(?:defg)?|may the (?:force|fourth) be with you|u{1,9}m{1,9}|e{1,9}r{1,9}m?|u{1,9}h{1,9}|h{1,9}m{1,9}|guess what)',
  `(?:(?:haha|lol|jk) )?(?:just |only )?(?:kidding|joking|messing)(?: (?:lol|haha|around|with you))?|(?:i am|im) (?:a |an |the )?(?:potato|banana|batman|robot|unicorn|dinosaur|cat|dog|teapot|little teapot|king of the world|superman|spiderman|groot|iron man|pirate|ninja|cucumber|walrus|pickle|carrot|toaster)|(?:${'beep boop'} )?(?:i am|im) a robot|luke,? i am your father|winter is coming|(?:the )?quick brown fox(?: jumps over the lazy dog)?|roses are red(?: violets are blue)?|(?:say|tell me) something funny|(?:an?|two|three|the) [a-z]{3,9} (?:walks?|walked) into a bar|(?:an?|two|three) [a-z]{3,9} (?:is|are|were|sit) (?:in|on) a (?:field|boat|tree|bar|bath)|(?:your|yo) (?:mum|mama|mom|face)|why did the [a-z]{3,9} cross the road`,
].join('|');

const maker =
  '(?:(?:my|a|an old|our) (?:[a-z]{2,9} )?(?:friend|niece|nephew|daughter|son|sister|brother|mum|mom|dad|wife|husband|girlfriend|boyfriend|grandson|granddaughter|kids?|children|therapist|doctor|teacher|colleague|boss|neighbou?r|cousin|uncle|aunt|flatmate|roommate)|somebody|someone|they)';
const thing =
  '(?:this|it|you|this (?:thing|app|site|out|one)|the app|your app|one of these|these|anything like this|something like this)';
const trial = [
  `(?:just )?test(?:ing)?(?: ?(?:\\d{1,4}|one|two|three|testing|this|it|out|you|the app|thing)){0,4}|demo|hello test|(?:mic|sound) check`,
  `(?:(?:i am|im|were|we are) )?(?:(?:just|only|simply|here) ){0,2}(?:testing|trying|checking|giving|having|looking|browsing|exploring|playing) ?(?:${thing} )?(?:out|around|a (?:go|try|whirl|look|shot)|with (?:this|it))?(?: ${thing})?(?: (?:out|here))?(?: for the first time| first time| today)?`,
  `(?:its |this is |it is )?(?:my )?(?:very )?first time (?:here|using ${thing}|trying ${thing}|on (?:here|this))|(?:i am|im)? ?(?:brand )?new (?:here|to ${thing}|around here)|(?:im|i am) new|just curious|(?:just )?curious what (?:this|it) is`,
  `(?:i )?(?:have )?never (?:used|tried|seen|done) ${thing}(?: before)?|(?:i )?thought (?:id|i would|i might|i will|ill) (?:give ${thing} a (?:go|try|whirl|shot)|try ${thing}(?: out)?|have a (?:go|look)|check ${thing} out)|(?:ok )?(?:lets|let us|let me) (?:try|test|check) ${thing}(?: out)?|(?:ok )?(?:lets|let us) give ${thing} a (?:go|try|whirl|shot)|(?:ok )?(?:lets|let us|let me) see (?:what (?:this|you|it) (?:can do|does)|how (?:this|it) works|if (?:this|it) works)`,
  `${maker} (?:(?:just|has|had) )?(?:said|says|told me|thinks|thought|suggested|recommended|installed|set|sent|mentioned|showed|gave|put)(?: (?:me|you|up|on))?(?: (?:about|that|to|the|your))?(?: (?:i|link|us))?(?: (?:should|could|might|to))?(?: (?:try|use|check out|download|have a go at|look at|have a look at))? ?${thing}?(?: (?:up|on|out))?(?: (?:for me|on my (?:phone|tablet|computer|ipad)|to me))?(?: so here i am)?`,
  `(?:i )?(?:saw|found|heard (?:about|of)|read about) ${thing} (?:online|on (?:the radio|tv|instagram|tiktok|facebook|the internet|youtube)|in the (?:paper|news)|from (?:a friend|my [a-z]{3,9}))(?: and (?:wanted to try|thought id try)(?: it)?)?`,
  `(?:i am |im )?(?:not sure|unsure)(?: how (?:this|it) works| what (?:this|it) (?:is|does))|(?:i )?(?:dont|do not|not sure|no idea) ?(?:know )?(?:what to (?:write|say|type|put|do) ?(?:here)?|how (?:this|it) works|how to (?:use|start|begin)(?: this| it)?)|(?:not sure|i dont know|no idea|idk) what (?:to|i should|do i) (?:say|write|type|do)(?: here)?`,
].join('|');

const wholly = (forms: string) => new RegExp(`^(?:${forms})$`);
const chatting = wholly(`${greetings}|${praise}|${jokes}`);
const greeted = new RegExp(`^(?:${greeting}(?: ${whom})? )`);
const sentence = wholly(trial);

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9.!?\n ]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Whether a message is a greeting, a joke or praise of us and not a word more: "hello old friend", "knock knock", "that was lovely last time". */
export function chatsAlone(text: string): boolean {
  if (text.length > mostRead) return false;
  const plain = plainly(text)
    .replace(/[.!?\n]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return plain !== '' && chatting.test(plain);
}

/** Whether nothing is said but that somebody tries us out: "just testing this. My niece said I should try it", "I am new here". */
export function triesOut(text: string): boolean {
  if (text.length > mostRead) return false;
  const parts = plainly(text)
    .replace(greeted, '')
    .split(/[.!?\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => sentence.test(part));
}

const ofLife =
  /\b(?:i|im|ive|my|me|we|our|everyone|everybody|nobody|everything|nothing|today|tomorrow|tonight)\b/;
/** "Hi, I'm Tom" and "hi, I love your app" tell nothing of a mood. */
const ofMeeting = /\b(?:you|your|u|ur|app|site|name|me again)\b|^(?:im|i am|its|this is|it is) [a-z]{2,15}$/;

/** Whether something of one's life is told behind a greeting: "hi, my cat died". */
export function tellsBehindGreeting(text: string): boolean {
  const plain = plainly(text.slice(0, mostRead));
  const rest = plain.replace(greeted, '').trim();
  return (
    rest !== plain && rest.includes(' ') && ofLife.test(rest) && !ofMeeting.test(rest) && !chatsAlone(text)
  );
}
