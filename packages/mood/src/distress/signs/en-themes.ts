/** What messages in English are about. */
export const themes = `
    die: die | dies | dying | died | dead | death | funeral | grave | coffin | bury | buried | deceased | heaven
    kill: kill | kills | killing | killed | murder | shoot | suicid* | hang | hanging | stab | strangle | drown | jump
    live: live | living | life | alive | exist | existing | existence | breathe | breathing | oxygen | earth | world | born | survive | surviving
    end: end | ends | ending | ended | stop | stops | finish | finished | over | quit | done | enough | give up | giving up | gave up | let go | exit | way out
    gone: gone | leave | leaving | left | disappear* | vanish* | go away | fade | missing | away | not coming
    wake: wake | woke | waking | sleep | asleep | bed | morning | get up | getting up
    cut: cut | cuts | cutting | hurt | harm* | bleed* | blood | scar | scars | blade | blades | burn | razor | bruis* | scratch* | wound* | relapse* | clean
    body: arm | arms | wrist | wrists | skin | neck | throat | thigh | thighs | sleeve | sleeves | veins | hoodie | chest
    meds: pill | pills | tablet | tablets | meds | medication | bottle | swallow* | took | overdose* | dose | painkillers | drunk | drank | drinking | vodka | insulin
    place: bridge | roof | rooftop | edge | ledge | tracks | platform | cliff | window | rope | noose | gun | knife | river | balcony | drawer | garage | stairwell | railing
    farewell: goodbye | goodbyes | farewell | letter | letters | note | last | final | forgive | sorry | bye | byes | tell them | remember me | thanks for | thank you for
    affairs: gave | give away | given away | sorted | will | papers | keys | feeds | feed | look after | wallet | belongings | passwords | bank | insurance | in order | in envelope
    burden: burden | problem | useless | worthless | failure | failed | mistake | waste | trash | disappoint* | ruin* | damaged | broken | unlovable | monster | weak | pathetic | ashamed | better off | in way | dead weight
    nobody: no one | alone | lonely | anyone | anybody | unnoticed | invisible | ghost | unwanted | abandoned | forgotten | strangers
    nothing: nothing | empty | emptiness | numb | hollow | point | pointless | meaning* | reason | purpose | why bother | anything | blank | grey | void | no use
    tired: tired | exhausted | can not | fed up | sick of | had enough | worn | drained | weary | coping | cope | bear | stand it | take it | keep going | go on | carry on | hold on | hanging on | keep up
    pain: pain | hurts | hurting | suffer* | cry | crying | cried | sob* | tears | unbearable | scream* | agony | torture | ache* | misery | miserable
    hate: hate | hates | disgust* | loathe | despise | can not stand
    hope: hope | hopeless | future | light | better | tomorrow | looking forward | look forward | fixable | ahead | help me
    plan: plan | planned | planning | decided | decision | date | ready | calm now | peace | peaceful | chosen | settled | method | time | wait
    self: i | me | my | myself | mine
    neg: not | no | never | without | nor | neither | barely
    want: want | wish | need | wanting | would rather | hoping | wished
    longer: any more | any longer | already | always | ever | again | forever | still here | much longer | every day | every night | for months | for years
    they: everyone | they | them | family | parents | people | mum | dad | wife | husband | kids | children | son | daughter
    friend: friend | brother | sister | roommate | classmate | cousin | student | neighbour | boyfriend | girlfriend | my ex | discord | group chat
    says: says | said | saying | wrote | posted | text | texted | message | sent | told | voicemail | replied | answering | picking up | quiet lately
    violence: hit | hits | hitting | beat | beats | beating | choked | punched | threat* | locked | lock | hiding | hide | police | followed | following | yelling | shouting | abuse* | rape* | controls | scared of | angry | kick* | grabbed | weapon
    god: voices | voice in | god | pray* | other side | angels | demons | hell
    tonight: tonight | now | soon | tomorrow | this weekend | by monday | until | midnight | minutes | hours
    why: why | what for | what is | how long | how much | whats | who would | would anyone
    secret: no one knows | have not told | secret | do not tell | not tell | believe me | knows | admit | never told
    dark: dark* | drown* | trapped | sink* | fall* | lost | stuck | cage | prison | tunnel | hole | bottom | storm | suffocat* | underwater | walls | weight | heavy
    ill: hospital | therapist | therapy | depress* | psych* | diagnos* | illness | anxiety | ward | mental | clinic | doctor | cancer | treatment | counsellor | medication
    child: baby | fourteen | fifteen | sixteen | 14 | 15 | 16 | 13 | 12 | school | teacher | stepdad | foster
    music: song | songs | music | play | playlist | album | band | tune | tunes | lyrics | track | tracks | beat | beats | bass* | jazz | rock | pop | metal | techno | piano | guitar | folk | lofi | indie | soundtrack | remix | cover | mix | disco | ballad* | vocals | concert | gig | playlist | house | rap | hip hop | radio | acoustic | vibe | vibes | vinyl | version | classical | blues
    ask: put on | give me | pick me | recommend | send | queue | cheer me | something | any good | got any | suggest | hype me | need song | help me focus
    work: work | working | job | boss | office | deadline | meeting | exam | exams | spreadsheet* | report | shift | emails | slack | commute | homework | study | studying | revision | uni | thesis | code | colleague* | client | monday | essay | interview | presentation | traffic | printer | slides
    food: coffee | tea | pizza | dinner | lunch | breakfast | cake | wine | beer | chocolate | ramen | cook* | kitchen | food | burger | bbq | cheese* | sugar | bake* | hungry | diet | sushi
    sport: match | team | gym | run | running | goal | cup | league | football | game | games | level | boss fight | penalties | season | marathon | workout | bike | swim* | yoga | training | leg day | squat* | race | tennis | basketball | arsenal | won | playoff*
    love: ex | crush | heartbreak | heartbroken | dumped | breakup | broke up | dating | love | miss him | miss her | miss my | situationship | ghosted | single | divorce | kiss* | wedding | date
    grief: grandma | grandad | gran | nan | dog | cat | passed | passed away | grief | grieving | mourning | loss | anniversary | lost my | her grave | his grave | cemetery
    fun: party | holiday | vacation | dance | dancing | friends | birthday | trip | beach | festival | camping | christmas | halloween | celebrate | tour | club | travel* | airport | flight | lisbon | summer
    joke: lol | lmao | lmfao | haha | hahaha | jk | rofl | xd | hehe | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | 🙃 | meme 
    season: rain | rainy | raining | autumn | winter | spring | sunday | saturday | friday | weather | sun | sunny | snow | weekend | week | evening | afternoon | cosy | cozy | candle*
    film: movie | film | series | episode | book | show | netflix | anime | novel | character | finale | documentary | podcast | chapter | quote | quotes | reading | watching | watched
    things: phone | car | bus | train | battery | computer | laptop | wifi | printer | hair | shoes | jeans | house | flat | garden | plants | boxes | kettle | money | rent | bills
    good: happy | nice | lovely | beautiful | best | great | excited | proud | smile | laugh* | good | grateful | thankful | relaxed | cute | fun | finally | yay | yes | glad | gorgeous | perfect | funny
    mild: bit | little | slightly | okay | ok | bored | boring | meh | low | down | blue | rubbish | rough day | long day | moody | mellow | melanchol* | nostalg* | sentimental | homesick | stressed | nervous | grumpy | sleepy
    ache: head | headache | migraine | back | feet | flu | cold | knee | ankle | tooth | cramps | hungover | hangover | sore | legs | sick day
    you: you | your | robot | bot | assistant | app
  `;
