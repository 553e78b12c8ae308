import type { Situation } from '@attune/contract';

/**
 * Phrases that tell what a message is about, written without apostrophes; `|` stands between them. One with `~` before it is
 * a weak sign and decides only where nothing else is said.
 */
export const situationPhrases: Readonly<Record<Situation, string>> = {
  grief: `
    passed away | put my old | had to let our | had him put to sleep | had her put to sleep | had our dog put | had the cat put | had the dog put | cat put to sleep | dog put to sleep | said goodbye to our old | since mum went | since mom went | since dad went | since she went | since he went | voicemail is still | would have turned | would have been thirty | would have been forty | passed in | lost my mum | is a year gone | went this morning and | funeral | died | buried | my late husband | my late wife | my late mum | my late mom | my late dad | my late father | my late mother | late husband | late wife | burial | grief | grieving | mourning | bereaved | put him to sleep | put her to sleep
    put down | put our dog down | put my dog down | put my cat down | lost my dad | lost my mum | lost my mom | lost my father | lost my mother | lost my grandma | lost my grandmother
    lost my grandpa | lost my grandfather | lost my nan | lost my brother | lost my sister | lost my wife | lost my husband
    lost my best friend | lost my dog | lost my cat | lost the baby | miscarriage | miscarried | her ashes | his ashes | the ashes
    the wake | eulogy | cremation | cemetery | his grave | her grave | the grave | anniversary of his death | anniversary of her death
    since he died | since she died | dead | death of | passed this | passed last | passed on | he is gone | she is gone | hes gone | shes gone | is gone now
    widow | widower | first christmas without | first birthday without | memorial | lost him | lost her | we lost him | we lost her | condolences | died last | didnt make it | in his memory | in her memory | her old jumper | voicemail of his | his last | crossed the rainbow bridge | rainbow bridge
  `,
  heartbreak: `
    ended it over | ended it by | ended it on | packed a bag | packed his bag | packed her bag | its over seven years | says its over | saying its over | divorce papers | shes left me | hes left me | shes left | hes left | he dumped | she dumped | broke up | break up | breakup | dumped me | got dumped | been dumped | dumped | left me | he left | she left | heartbroken | heartbreak | heart is broken
    broken heart | my ex | divorce | divorced | divorcing | separated | separation | cheated on me | cheated | cheating on me | ghosted
    ghosted me | called off the wedding | engagement is off | wedding is off | ended things | ended it with me | over between us | its over with | doesnt love me | stopped loving me
    someone else now | with someone else | moved out today | moved out | gave the ring back | gave back the ring | unrequited | turned me down | rejected me | broke my heart | seeing someone else | his new girlfriend | her new boyfriend
    wants a break | split up | we split | left on read | doesnt want me | miss my girlfriend | miss my boyfriend | over him | over her | get over him | get over her | marriage is over | marriage ended
  `,
  loneliness: `
    lonely | loneliness | alone again | all alone | so alone | no friends | no one to talk to | nobody to talk to | no one texts | nobody texts | nobody calls | no one called | nobody called | no one called
    nobody cares | no one cares | left out | wasnt invited | not invited | nobody came | no one came | nobody remembered | no one remembered | feel invisible | home alone
    by myself again | spending it alone | alone on | eating alone | isolated | dont know anyone | know nobody | know no one | havent spoken to anyone | havent talked to anyone | empty flat | empty house | quiet house | ~alone | ~by myself | ~on my own
    friendless | nobody here | everyone has plans | everyone else has plans | no plans again | wish someone was here | nobody would notice
  `,
  homesickness: `
    homesick | homesickness | miss home | missing home | miss my family | missing my family | miss my country | far from home | far from my family | away from home | back home
    miss my mums cooking | miss my mom | miss my mum | miss my parents | miss my mother | miss my village | miss my city | abroad | new country | exchange year | moved here | moved to a new city | so far away from | miss my town | miss my people | moved countries | expat | home country | thousand miles from home | miles from home | my homeland | first week at uni | first week in | boarding school
  `,
  'work stress': `
    stressed at work | stress at work | bad day at work | rough at work | horrible day at work | my manager | my boss | boss shouted | boss yelled | deadline | deadlines | overtime | burnt out | burned out | burnout | at work today | day at work | long shift | double shift | night shift | 12h shift | they let me go | got fired | laid off | layoffs | redundant | redundancy | manager | hate my job | hate this job | done with this job | toxic workplace | coworker | coworkers | colleagues | colleague | meetings | back to back meetings | work was | work is killing | work is | workload | my client | clients | performance review | stressed about work | work stress | so much work | too much work | quit my job | quit today | emails | office today | the office | worked late | working late | shift from hell | understaffed | overworked | swamped | inbox | slack messages | week at work | rough day at work | hr meeting | jobless | the rota | my shift | spreadsheet | quarterly | end of quarter | board meeting | took credit for my | credit for my work | boss put | micromanag | micromanager | on call | pager
  `,
  exams: `
    finals tomorrow | finals tmrw | exam tmrw | exams tomorrow | exam | exams | finals | midterm | midterms | test tomorrow | viva | revision | revising | a levels | gcse | gcses | sat tomorrow | bar exam | mcat | lsat | thesis defense | thesis defence | defend my thesis | dissertation due | driving test | quiz tomorrow | cramming | oral exam | boards | final tomorrow | test on | maths test | math test | board exams | entrance exam | entrance test
  `,
  failure: `
    failed my | failed the | failed again | failed it again | lost the match | rejected again | didnt get the | failed | i failed | flunked | bombed | rejected | rejection | rejection letter | didnt get the job | didnt get the part | didnt get the role | didnt make the cut | didnt get picked | didnt get it | didnt get in | not good enough | failure | messed up | messed it up | screwed up | screwed it up | blew it | blew the interview | we lost | lost the final | lost the game | lost the match | lost the election | went bankrupt | bankrupt | business went under | closing my shop | shut down my business | turned me down | turned down | didnt make the team | cut from the team | wasnt picked | passed over | no promotion | didnt pass | fell short | let everyone down | ruined it | ruined everything | came last | missed the penalty | missed penalty | so close and | relegated | knocked out | grant was rejected | didnt work out
  `,
  illness: `
    found a lump | has parkinsons | the lump | found cancer | got cancer | sick in bed | flu | fever | migraine | covid | hospital | surgery | chemo | cancer | have cancer | has cancer | the cancer | cancer is | got cancer | diagnosis | diagnosed | chronic pain | ill | illness | cold and fever | got a cold | have a cold | stomach bug | food poisoning | recovering | in recovery | operation | broken leg | broke my leg | broken arm | physio | sinus | throwing up | vomiting | tonsillitis | sore throat | coughing | headache | my head hurts | back pain | flare up | flareup | fibro | endo | period pain | cramps | period cramps | hangover | hungover | biopsy | scan results | dialysis | treatment | radiotherapy | test results | my health | feel sick | feeling sick | im sick | been sick | am sick | bedridden | on crutches | concussion | long covid | antibiotics | wisdom teeth | dentist | toothache | infusion
  `,
  sleeplessness: `
    cant sleep | cannot sleep | couldnt sleep | insomnia | sleepless | awake again | wide awake | still awake | 3am and | 4am and | 2am and | no sleep | not sleeping | tossing and turning | brain wont shut up | head wont shut up | mind wont stop | wont let me sleep | havent slept | hardly slept | barely slept | up all night | staring at the ceiling | trouble sleeping | sleep wont come | up since 3 | up since 4 | awake at | ceiling again | its 3am | its 4am | its 2am | 3 am | 4 am | 2 am | lying awake | laying awake | night awake
  `,
  worry: `
    worried | terrified of flying | scared of flying | afraid of flying | fear of flying | worry | worrying | anxious | anxiety | nervous | nerves | scared | afraid | panic | panicking | panic attack | overthinking | on edge | dreading | dread | what if | waiting for results | waiting for the results | waiting to hear | waiting on | biopsy | terrified | uneasy | stressed | stressing | stress | freaking out | butterflies | tense | heart is racing | heart racing | spiralling | spiraling | catastrophizing | cant breathe | interview tomorrow | interview today | job interview | money worries | rent is due | cant afford | bills | debt | overwhelmed | jittery | stage fright | shaking | racing thoughts | thoughts racing | doom scrolling | doomscrolling | the news
  `,
  shame: `
    ashamed | shame | embarrassed | embarrassing | humiliated | humiliating | mortified | cringe | cringing | in front of everyone | made a fool | guilty | guilt | i feel stupid | so stupid of me | everyone laughed | they laughed at me | laughed at me | want to hide | sank into the floor | i hurt someone | i lied | i shouted at my | regret | regretting | hate what i said | said something awful | said something stupid | wish i could take it back | disgrace | wet myself | sent it to the wrong | reply all | drunk texted | cant face anyone | cant face them
  `,
  anger: `
    neighbours are drilling | drilling again | angry | anger | furious | fuming | rage | raging | livid | pissed off | pissed | so mad | mad at | seething | want to scream | could scream | want to punch | punch a wall | punch something | smash something | smash things | break something | boiling | sick of his | sick of her | sick of their | fed up | hate him | hate her | hate them | hate everyone | how dare | the nerve of | unbelievable | ripped me off | scammed | betrayed | backstabbed | stole my | keyed my car | irritated | annoyed | outraged | steaming | blood boiling | gonna explode | about to explode | seeing red | asshole | jerk | crook | lied to me | lied about | cut me off | parking ticket | aggravated | infuriating
  `,
  boredom: `
    bored | boring day | so boring | boredom | nothing to do | killing time | kill time | kill some time | dull day | same old | watching paint dry | waiting room | nothing happening | nothing ever happens | slow day | slow afternoon | nothing going on | meh day | everythings so boring | is so boring | staring at the wall | yawn | stuck at home | stuck in a queue | stuck in line | tedious | monotonous | bored out of
  `,
  nostalgia: `
    nostalgic | nostalgia | old photos | old pictures | photo album | memories | remember when | takes me back | take me back to | when i was a kid | when i was young | when i was a teenager | when i was little | my childhood | childhood | back in the day | back in my day | good old days | the old days | old days | my youth | our youth | school days | high school | college days | uni days | growing up | grew up with | years ago today | teenage years | old diary | my old room | old mixtape | cassette | old letters | reminiscing | reminisce | simpler times | remind me of | reminds me of being | used to play | used to dance | used to listen | like when we were | when we were young | when we were kids | kids were small | kids were little | you were little
  `,
  celebration: `
    cancer free | beat cancer | beat the cancer | said i do | offer accepted | celebrate | celebrating | celebration | we won | won | champagne | champions | cheers to | popping bottles | pop the | good news | great news | new years | new year | nye | graduation party | promotion | got promoted | anniversary | happy anniversary | years married | housewarming | engagement | engaged | said yes | all clear | remission | best day ever | best day | diwali | eid | hanukkah | carnival | festival | last day of school | school is out | friday at last | hooray | woohoo | yay | toast to | raise a glass | we did it | jubilee | pay rise | payday | victory | lottery | citizenship | got the keys | free at last | debt free | sober
  `,
  achievement: `
    got the job | got promoted | got in | got accepted | accepted into | acceptance | i passed | passed my | passed the | i did it | we did it | nailed it | aced | graduated | graduating | finished my thesis | finished my | submitted my | handed in | published | got published | first marathon | personal best | new pb | pb | pr today | hit my goal | reached my goal | ran my first | finally finished | finally passed | finally did | promotion | got the part | got the role | got the offer | offer letter | got the scholarship | scholarship | won the | made the team | proud of myself | so proud | first sale | sold my first | closed the deal | landed | defended my | phd | beat my | straight as | top marks | top of the class | citizenship | bought my first | bought a house | shipped it | launched | employee of | raise | lost 10 | one year sober | days sober | quit smoking | learned to
  `,
  'new love': `
    in love | falling for | fell in love | new boyfriend | new girlfriend | first kiss | kissed me | kissed her | kissed him | we kissed | she likes me | he likes me | likes me back | said i love you | she said i love you | he said i love you | said he loves me | said she loves me | told me he loves me | told me she loves me | butterflies | crush | my crush | smitten | asked me out | asked her out | asked him out | met someone | met a girl | met a boy | met this | head over heels | cant stop smiling | cant stop thinking about him | cant stop thinking about her | cant stop thinking about them | texted me back | he texted | she texted | held my hand | holding hands | honeymoon phase | swoon | we matched | second date
  `,
  wedding: `
    wedding | wants to marry me | asked me to marry | asked her to marry | asked him to marry | asking her to be my wife | will marry me | getting married | got married | my bride | bride | groom | bridesmaid | best man | first dance | walk down the aisle | the aisle | the ceremony | reception | honeymoon | bachelorette | bachelor party | hen do | hen night | stag do | stag night | marrying | marry me | elope | eloping | vows | sangeet | mehndi
  `,
  birth: `
    newborn | gave birth | had a baby | had the baby | baby is here | babys here | baby was born | was born | is born | new baby | daughter was born | son was born | im pregnant | pregnant | expecting a baby | expecting | became a dad | became a mum | became a mom | became a father | became a mother | im a dad | im a mum | im a mom | im an aunt | im an uncle | im a grandma | im a grandpa | a grandmother | a grandfather | grandchild | first grandchild | labour | in labor | maternity | delivery room | its a girl | its a boy | due date | baby shower | ultrasound | the heartbeat | positive test | adoption went through | adopted | our daughter arrived | our son arrived | night feed | night feeds | breastfeeding
  `,
  birthday: `
    birthday | bday | my 30th | my 40th | my 50th | turning 30 | turning 40 | turning 18 | turning 21 | turn 30 | turn 40 | turned 30 | turned 40 | turns 5 | turns 80 | birthday party | birthday cake | blow out the candles | candles | sweet sixteen | quinceanera | 30th | 40th | 50th | 60th | 70th | 80th | 90th | 18th | 21st
  `,
  reunion: `
    reunion | reunited | havent seen in years | havent seen each other | havent seen her in | havent seen him in | havent seen them in | old friends | old friend | coming home | is home | came home | comes home | back from deployment | deployment | seeing my | see my sister again | see my brother again | see her again | see him again | together again | all together | whole family together | first time in years | after years apart | long distance | picking him up | picking her up | pick her up from the airport | pick him up from the airport | from the airport | at the airport | arrivals | visiting me | flew in | friends from school | my best friend is back | school friends | college friends | uni friends | the whole gang | the old gang | band is back together
  `,
  gratitude: `
    grateful | thankful | gratitude | so lucky | feel lucky | blessed | appreciate my | appreciate her | appreciate him | thank god | counting my blessings | thanksgiving | stranger helped | stranger paid | a stranger | looked after me | took care of me | so kind to me | so kind | kindness | surprised me with | made me dinner | made me soup | brought me | lent me | stayed with me | my friends are the best | lovely people | content with
  `,
  party: `
    party | house party | pre drinks | predrinks | pregame | pre game | pregaming | going out tonight | night out | clubbing | the club | rave | dance floor | dancefloor | friends are coming over | friends coming over | people over | mates over | girls night | boys night | afterparty | after party | getting drunk | drinks with | bbq | barbecue | cookout | pool party | beach party | garden party | game night | karaoke | dance party | turn up | lit tonight | kickback | block party | office party | halloween | guests arriving | new years eve | saturday night | friday night | disco
  `,
  workout: `
    workout | work out | working out | gym | leg day | arm day | chest day | back day | push day | pull day | lifting | weights | deadlift | deadlifts | squats | crossfit | hiit | cardio | training | exercise | exercising | spin class | rowing | boxing | bench | pr attempt | reps | sets | burpees | pushups | push ups | pull ups | pilates | kettlebell | treadmill | sweat session | pump | cycling | bike ride | swim | swimming | climbing | bouldering | kickboxing | turbo trainer | peloton | plank
  `,
  running: `
    running | run | go for a run | going for a run | jog | jogging | marathon | half marathon | 5k | 10k | parkrun | couch to 5k | sprints | intervals | trail run | tempo run | long run | morning run | evening run | my run | kilometers | km run | mile run | miles run | miles tomorrow | runners
  `,
  'sports match': `
    match day | injury time | winning goal | last minute winner | stoppage time | matchday | the match | game day | gameday | big game | the game | the final | cup final | kickoff | kick off | derby | we won the cup | won the cup | won the league | won regionals | regionals | playoffs | world cup | super bowl | superbowl | tournament | semi final | semifinal | our team | my team | football match | basketball game | tennis match | penalty | penalties | overtime goal | scored | the goal | goal in | last minute goal | stadium | locker room | before my match | before my fight | my fight | tipoff | champions league | grand final | rugby | cricket | hockey game | before the game | halftime | extra time | relegated | knocked out
  `,
  commute: `
    commute | commuting | on the bus | on the train | on the tube | on the metro | on the subway | rush hour | traffic jam | stuck in traffic | traffic | train home | bus home | way to work | drive to work | driving to work | drive home from work | driving home | way home | train delayed | train is delayed | delayed train | bus is late | cycling to work | walk to work | walking to work | ride to work | the m25 | platform | the 8am train | drive home | school run | packed train | packed bus | morning train
  `,
  travel: `
    road trip | roadtrip | on the plane | flight | flying to | airport | travelling | traveling | travel | trip to | holiday | vacation | long drive | driving to | drive to | layover | packing | suitcase | interrail | backpacking | train to | ferry | cruise | on the road | campervan | camper van | motorway | highway | camping | hostel | jet lag | jetlag | passport | van life | night train | overnight bus | overnight train | night drive | scenic route | coast road | off to | turbulence | boarding
  `,
  cooking: `
    cooking | cook | baking | bake | making dinner | making breakfast | making lunch | making pasta | making soup | making pancakes | making curry | ~in the kitchen | ~kitchen | meal prep | chopping onions | chopping | frying | risotto | recipe | sunday roast | roast in the oven | in the oven | bread dough | sourdough | kneading | stew | lasagna | cake for | dumplings | grilling | simmering | pizza night | canning | jam making | barista | stirring
  `,
  cleaning: `
    cleaning | clean the | clean my | clean up | hoovering | hoover | vacuuming | vacuum | mopping | mop | dishes | washing up | laundry | ironing | tidying | tidy | tidy up | decluttering | declutter | chores | housework | scrubbing | scrub | spring cleaning | dusting | folding clothes | folding laundry | sorting the garage | clean house | clearing out | unpacking boxes | deep clean | windows to clean | bathroom to clean | sweeping
  `,
  'waking up': `
    wake us up | wake up | wake me | waking up | woke up | just woke | just got up | getting up | get up | get me out of bed | out of bed | good morning | first coffee | morning coffee | coffee first | alarm went off | alarm | 6am | 5am | 7am | monday morning | early start | sunrise | snooze | still in bed | morning routine | not a morning person | groggy | before coffee | breakfast | dawn | start my day | start the day | getting ready for work | getting ready for school | morning shower
  `,
  'winding down': `
    need to unwind | wind down now | need to wind down | want to wind down | wind down | winding down | unwind | unwinding | end of the day | after work | after a long day | long day | evening in | quiet evening | quiet night in | night in | glass of wine | bubble bath | bath | candles lit | on the sofa | on the couch | feet up | relax | relaxing | relax after | decompress | destress | de stress | switch off | cup of tea | sunday evening | cool down | calm down | slow evening | blanket | hot chocolate | massage | spa | lazy sunday | chill out | chill evening | chilling at home | hammock | come down | bring me down | after my shift | shoes off | pjs on | pyjamas | pajamas
  `,
  'falling asleep': `
    fall asleep | falling asleep | go to sleep | going to sleep | get to sleep | drift off | drifting off | doze off | nod off | nodding off | bedtime | to sleep to | for sleep | sleep music | sleep playlist | music to sleep | help me sleep | in bed | lights out | so i can sleep | before bed | for bed | sleepy time | nap | power nap | lullaby | tucked in | heading to bed | off to bed | put the baby to sleep | baby to sleep | need sleep | need to sleep | try to sleep | trying to sleep | want to sleep | sleep soon
  `,
  meditation: `
    meditation | meditating | meditate | mindfulness | yoga | breathwork | breathing exercise | breathing exercises | yin yoga | savasana | stretching | tai chi | zen | body scan | chakra | reiki | mantra | prayer | pray | praying | inner peace | sound bath | qigong | vinyasa | incense
  `,
  reading: `
    reading | read a book | my book | a book | novel | book club | with a book | good book | read on | poetry | library | kindle | chapter | comic | manga | fantasy book | a few pages
  `,
  study: `
    study | my thesis | my essay | my dissertation | my paper | my homework | studying | homework | revising | revision | library | essay | thesis | dissertation | coursework | lecture notes | lectures | flashcards | assignment | assignments | cramming | textbook | pomodoro | learn vocab | learning vocab | math problems | problem set | studies | concentrate | cant concentrate | focus on my | need to focus | uni work | school work | schoolwork | tax return | paperwork | deep work | finals week | exam prep
  `,
  coding: `
    a refactor | race condition | prod is down | coding | code | programming | debugging | debug | bug | deploy | refactoring | refactor | hackathon | pull request | compiler | python | javascript | rust | typescript | merge conflict | merge conflicts | production is down | leetcode | software | side project | game jam | stack trace | null pointer | backend | frontend | regex | unit tests | git
  `,
  'making something': `
    painting | drawing | i draw | when i draw | to draw | sketch | doodling | sketching | sewing | knitting | crochet | crocheting | pottery | woodwork | woodworking | carving | writing a | writing my | writing the | my novel | creative | crafting | crafts | diy | building a | building my | assembling | lego | model kit | sculpting | quilting | quilt | embroidery | designing | design project | photo editing | editing photos | editing video | video edit | composing | songwriting | writing lyrics | scrapbook | journaling | gardening | planting | soldering | restoring | repainting | paint the | workshop | sanding | ceramics | calligraphy | 3d printing | decorating | writing poetry | write poetry | whittling | the kiln | easel | watercolour | watercolor | ikea | miniatures | cosplay | writing chapter | short story | screenplay
  `,
  rain: `
    rain | raining | rainy | rainy day | drizzle | drizzling | pouring | thunderstorm | thunder | storm outside | stormy | grey outside | gray outside | grey sky | grey day | wet outside | downpour | monsoon | puddles | umbrella | rain on the window | soaked
  `,
  summer: `
    summer | sunny | sunshine | beach | pool | heatwave | hot day | hot outside | sun is out | suns out | sun is shining | seaside | ice cream | picnic | at the lake | park in the sun | windows down | by the sea | sunset | barefoot | sunbathing | poolside | tan | garden in the sun | flip flops | lemonade | sun on my | 30 degrees | boat day
  `,
  'dinner with guests': `
    dinner w friends | dinner with friends | friends round | round for dinner | dinner party | people for dinner | over for dinner | friends for dinner | guests | dinner guests | hosting | host dinner | supper club | coming for dinner | coming to dinner | in laws for | in laws are coming | inlaws | dinner with friends | family dinner | sunday lunch | having friends over | having people over | table is set | wine and cheese | brunch with | coming for lunch | for dinner tonight | around the table | 6 people | dinner at home | dinner music
  `,
  date: `
    date | date night | first date | candlelight | candlelit | candle light | romantic dinner | romantic evening | romantic night | valentines | valentine | dinner for two | our anniversary | night with my wife | night with my husband | netflix and chill | tinder | hinge | girl i like | guy i like | cooking for her | cooking for him | set the mood | sexy time | make out
  `,
  'children around': `
    kids in the car | kids around | with the kids | with kids | ~my kids | ~the kids | children around | ~children | toddler | toddlers | my kid | our kids | kids are | kids birthday | kids party | 5yo | 4yo | 6yo | 3yo | year olds | nursery | kindergarten | preschool | ~my daughter | ~my son | ~our daughter | ~our son | playdate | grandkids | grandchildren | nieces | nephews | ~niece | ~nephew | babysitting | school run | classroom | my class | my students | family car | back seat | backseat | ~kids | little ones | ~the baby | bath time | bathtime
  `,
};
