import { wordSet } from '../../cues/word-classes.ts';

/** Verbs in a form that a subject can stand before: the past of irregular ones, and present forms people tell things in. */
export const finiteVerbs = wordSet(`
  is isn't are aren't was wasn't were weren't am has hasn't have haven't had hadn't do don't does doesn't did didn't
  will won't would wouldn't can can't could couldn't should shouldn't might must
  ate beat became began bent bled blew broke brought built burnt burst bought caught chose came cost cut dealt dug drew drank drove
  fell fed felt fought found flew forgot forgave froze gave got grew heard held hid hit hurt kept knew laid led left let lit lost made
  meant met paid put quit ran rang read rode rose said sang sank sat saw sent set shook shone shot showed shut slept slid sold spent
  spilt spoke spread sprang stood stole stuck stung struck swam swept swore taught thought threw told took tore understood upset went
  woke won wore wrote
  asks barks believes breaks brings calls cares comes complains cooks costs cries dances eats ends expects feels fits forgets gets
  gives goes grows happens hates hears helps hurts ignores keeps kicks knocks knows laughs lets leaks lies likes listens lives looks
  loves makes means misses moves needs opens pays plays purrs rains reads refuses rings runs says screams seems sees sends shouts
  sings sits sleeps smells smiles snores sounds spends stands starts starves stays steals stinks stops takes talks tastes tells
  thinks treats tries turns visits waits wakes walks wants watches won't works worries writes yells`);

/** The past in which somebody tells of themselves without saying "I": "sold my first painting". Regular ones end in "ed". */
export const pastVerbs = wordSet(`
  ate beat became began blew broke brought built burnt bought burst caught chose came cut did drank drew drove fell felt fought
  found flew forgot froze gave got grew had heard held hid hit kept knew left lost made met paid put quit ran rode said sang sat saw sent
  slept sold spent spilt spoke stood stole swam taught thought threw told took tore went woke won wore wrote was`);

/** What ends in "ed" and is no deed, and other words for how somebody is: "tired of everything at work". */
export const states = wordSet(`
  tired exhausted bored excited stressed worried scared annoyed disappointed overwhelmed ashamed embarrassed relieved thrilled
  frustrated devastated confused depressed heartbroken gutted chuffed pumped hyped psyched drained wrecked knackered shattered
  irritated terrified petrified fed hurt done sick angry furious sad happy proud glad nervous anxious lonely grateful thankful alone
  ready afraid stuck homesick restless sleepy hungry hungover cold freezing sore ill busy calm content awake burnt burned
  unhappy upset jealous numb empty torn stunned speechless amazed obsessed touched determined satisfied rested relaxed
  starving sunburnt buried surrounded swamped cosy guilty full halfway married
  divorced retired engaged interested worn wired jetlagged sunburned blindsided gobsmacked`);

/** What may follow such a word where it tells of the listener: "sore throat" does not. */
export const afterStates = wordSet(
  `of with at for about that and or from in by to on as after before today tonight again now since inside out up enough over beyond
  than here right through already again because this all but`,
);

/** Where somebody is, in one word after "in", "on" or "at". */
export const places = wordSet(
  `the my our a bed love tears pain shock hospital work home school uni holiday vacation`,
);

/** How much, before one of these. */
export const degrees = wordSet(
  `so very really too pretty kinda sorta bit super totally completely absolutely just quite rather still already fairly mildly feeling`,
);

/** What may stand between the subject and its verb, or before a verb without one. */
export const adverbs = wordSet(
  `just finally also again only already literally actually still never always really totally even almost nearly barely hardly
  probably recently today yesterday suddenly officially then now apparently accidentally basically definitely honestly seriously`,
);

/** Verbs in the present before which "I" is often left out. */
export const presentVerbs = wordSet(
  `love hate miss feel hope adore dread have keep can't cannot don't didn't couldn't won't haven't wasn't`,
);

/** Before a name for somebody or something. */
export const determiners = wordSet(
  `my our the his her their a an this that these those one two three four five six seven eight nine ten both another every all half`,
);

export const subjects = wordSet(
  `i we he she they it everyone everybody nobody someone somebody everything nothing something there that this
  everyone's everybody's nobody's someone's somebody's
  i'm i've i'd i'll we're we've we'd we'll he's she's they're it's there's that's`,
);

/** What ends in "ing" and is nothing somebody does. */
export const noDeeds = wordSet(
  `nothing something anything everything morning evening during wedding boring amazing thing king ring spring string being according
  herring plumbing lightning painting building meeting clothing ceiling pudding charming disgusting annoying depressing frustrating embarrassing
  exhausting interesting disappointing outstanding surprising confusing relaxing bring sing fling swing wing sling evening missing`,
);

/** Who begins like this asks, orders, or says first what depends on something else. */
export const noBeginnings = wordSet(`
  if when while because since although though as after before unless until what who whose why how where which whether please can could
  is are was were will would should shall may do does did give play find make put show let lets let's help tell any some music song songs
  playlist something for to with without by from of in on at need needs want wants wanna gimme more less like maybe perhaps and but or
  thanks thank sorry hello hi hey bye good nice great fine yes no ok okay not looking recommend suggest start stop skip pause
  think guess suppose say see look try take wait welcome congrats happy merry`);

/** Said before one comes to the matter. */
export const leadIns = wordSet(
  `so well ok okay hi hey hello hiya ugh omg omfg honestly tbh lol yeah yep oh wow yay argh gosh god man dude hmm um uh aww aw haha
  and but sooo soo ahh aaah anyway basically guess literally wtf fml yes yess yesss woohoo woo hooray phew sigh meh bro
  mate guys lads sis babe dear girl girls idk dunno`,
);

/** Said after it. */
export const leadOuts = wordSet(
  `lol tbh haha hahaha rn lmao xd smh ugh though tho x xx xxx ha fml omg idk anyway pls please sigh and but so or actually ngl af fr just man
  mate bro guys`,
);

/** Whoever calls themselves these must not hear it back, unless they say that it feels so. */
export const harsh = wordSet(`
  stupid ugly fat worthless useless failure loser idiot burden pathetic disgusting unlovable weak lazy dumb moron coward fraud monster
  freak trash garbage selfish crazy insane unloved unwanted hopeless
  clown`);
export const feeling = wordSet('feel feels felt feeling');

/** Not said back at all: what is meant worse than it may sound, or is said in anger or of the body. */
export const unrepeated = wordSet(`
  deserve deserved fault die dead kill killed killing suicide suicidal harm hang overdose guess damned haha lol lmao
  fuck fucks fucked fucking fucker shit shitty shits bitch bitches bastard cunt asshole arsehole arse ass dick dickhead piss pissed slut
  whore crap damn bloody wanker twat bullshit sex sexy horny porn naked nude rape raped abuse abused abuses molested`);

/** What somebody did to another, which is theirs to speak of. */
export const guiltyDeeds = wordSet(
  `lied cheated stole hit slapped yelled shouted snapped hurt ruined betrayed ghosted dumped punched pushed screamed`,
);

/** Who is spoken to is the assistant, and cannot be turned round. */
export const addressed = wordSet(`you your yours yourself u ur ya y'all you're you've you'll you'd youre`);

/** Said without "my" by whoever speaks of their own. */
export const ownPeople = wordSet(`
  mum mom mummy mommy dad daddy mam nan nana gran granny grandma grandpa grandad husband hubby wife boyfriend girlfriend bf gf son
  mother father nephew niece cousin uncle auntie aunt grandson granddaughter grandmother grandfather colleague coworker brain head hair
  daughter kid kids baby toddler teenager boss manager landlord roommate flatmate sister brother dog cat puppy kitten neighbours neighbors
`);

/** Said without "the" by whoever tells of it in a hurry. */
export const things = wordSet(`
  barber hairdresser butcher baker neighbour neighbor colleague manager boss referee vicar priest postwoman
  divorce placement
  vet phone bell doorbell laptop computer doctor dentist nurse consultant teacher professor coach trainer postman plumber electrician
  builder mechanic garage bank police hospital surgery school nursery council bus train tram taxi plane flight car van bike boiler
  heating lift elevator oven fridge freezer dishwasher printer internet wifi alarm kettle toaster telly tv radio scan test results
  plumbing roof sky moon sun rain snow wind cake bread dough soup baker interviewer recruiter bouncer waiter driver conductor
  ceremony meeting exam interview presentation`);

/** Before all else. */
export const times = wordSet('today yesterday tonight tomorrow');
/** Verbs that are said without "it". */
export const impersonal = wordSet('feels hurts sucks');

/** What a sentence goes on with that is told beside it. */
export const goingOn = wordSet('because cause cos cuz coz bc which whereas');
/** What turns it: without the rest it would say something else. */
export const turning = wordSet('but though although except yet however unless if');
/** Where a long one may end. */
export const pausing = wordSet('when while after before since until as so then where who');
