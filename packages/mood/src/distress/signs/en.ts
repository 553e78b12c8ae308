import type { LanguageSigns } from '../language-signs.ts';
import { planAndDanger } from './en-danger.ts';
import { innocent, joking } from './en-idioms.ts';
import { themes } from './en-themes.ts';
import { wishingToBeDead } from './en-wish.ts';

export const en: LanguageSigns = {
  common:
    'i the a to and of in it is my you me that for on with so was not but have this be at do im dont ' +
    'just its are we what if your he she they them his her who when how why get got like go out up one ' +
    'all will would there here now then than really still even some any had has did does by from about ' +
    'please need feel want know think life people something someone nothing never always because myself ' +
    'wanna gonna kms lol done songs soft too way no more tonight today tomorrow feeling night day music only after ' +
    'before again self',
  spelling: {
    apostrophe: 'joins',
    ignored:
      'a an the that just really honestly literally actually fucking fuckin freaking kinda so very even still also seriously truly genuinely lowkey highkey legit deadass tbh ngl fr rn pls please omg maybe probably perhaps totally completely simply basically definitely quite pretty',
    repaired:
      'suicide suicidal myself anymore alive living existing disappear overdose overdosed tablets goodbye forever cutting without killing killed hurting tonight everyone hopeless worthless burden',
    shortForms: `
      im: i am
      ive: i have
      id: i would
      ill: i will
      its: it is
      thats: is
      dont dnt donot: do not
      doesnt: does not
      didnt: did not
      cant cannot: can not
      couldnt: could not
      wont: will not
      wouldnt: would not
      isnt aint: is not
      arent: are not
      wasnt: was not
      werent: were not
      havent: have not
      hasnt: has not
      hadnt: had not
      shouldnt: should not
      theres: there is
      theyd: they would
      theyll: they will
      theyre: they are
      theyve: they have
      hes: he is
      shes: she is
      youre: you are
      youll: you will
      youd: you would
      whats: what is
      everyones: everyone is
      wouldve woulda: would have
      shouldve shoulda: should have
      couldve coulda: could have
      wanna: want to
      gonna gunna gon finna: going to
      tryna: trying to
      gotta: got to
      u: you
      ur: your
      n: and
      bc cos cuz coz cus: because
      idk: i do not know
      idc idgaf: i do not care
      tonite tn 2nite: tonight
      tmrw tmr tmw tomoz 2moro tomorow: tomorrow
      ppl: people
      smth sth: something
      nobody noone: no one
      everybody: everyone
      mom mommy mam mummy: mum
      bf: boyfriend
      gf: girlfriend
      mate bestie bff buddy pal: friend
      abt: about
      b4: before
      4ever 4eva: forever
      anymore anymor anymoar: any more
      meself: myself
      urself: yourself
      wnat wamt wan: want
      kil kll: kill
      dye dieing: die
      teh: the
      lief: life
      liv: live
      ded: dead
      hrt: hurt
      slef: self
      mysefl mself: myself
      unalive: kill myself
      unaliving: killing myself
      unalived: killed
      sewerslide sewercide: suicide
      sewerslidal: suicidal
      ctb: ctb
    `,
  },
  classes: `
    i: i | i am | i do | i have | i would | i will
    be: be | am | is | was | were | been | being
    want: want | wanted | wish | need | would like | would love | long | prefer | ready | crave | hope | wants | desperate
    wantto: <want> to | would rather | would prefer to | want nothing more than to | wish i could | wish i would | wish i could go and
    meanto: going to | about to | plan to | plan on | planning to | planning on | intend to | ready to | decided to | will | want to | wanted to | need to | thinking of | thinking about | thought of | thought about | think about | think of | keep thinking about | might | should | have to | ways to | how to | how i would | tried to | trying to | urge to | thoughts of | idea of | considering | contemplating | would rather | wish i could | could | tempted to | let me | dreaming of | dream of | fantasise about | fantasize about | fantasising about | close to | way to | coward to | scared to | brave enough to | courage to | guts to | deserve to | want me to | tells me to | telling me to
    dead: dead | gone | no more | no longer alive | not alive | not here | not around | six feet under | in ground | in my grave | in grave | nothing
    die: die | dying | be dead | perish | not exist | not exist any more | no longer exist | stop existing | cease to exist | cease existing | not be alive | not be here any more | stop living | quit living | stop breathing | stop being alive | not live any more | never wake up | not wake up | not wake up again | unexist | leave this world | leave this earth | leave this life | leave this planet | be out of this world | disappear forever | disappear for good | vanish forever | vanish for good | be gone forever | be gone for good | be six feet under | be in grave | be in ground | die already | sleep forever | never have existed | never have been born | not be on this earth | depart this life | die in my sleep
    endlife: kill myself | killing myself | kms | end my life | ending my life | end my own life | take my life | taking my life | take my own life | taking my own life | off myself | offing myself | top myself | topping myself | do myself in | hang myself | hanging myself | shoot myself | shooting myself | drown myself | gas myself | rope myself | neck myself | delete myself from life | blow my brains out | put bullet in my head | slit my wrists | cut my wrists | slit my throat | end myself | finish myself | finish myself off | ctb | commit suicide | committing suicide | die by suicide | end this life | ending this life | end own life | drink bleach | step in front of train | jump in front of train | throw myself under <vehicle> | throw myself in front of <vehicle> | jump off (bridge|roof|building|cliff|balcony) | jump from (bridge|roof|building|cliff|balcony) | end my existence | end my suffering | end my misery | terminate my life | terminate myself
    vehicle: train | bus | car | truck | lorry | tube | metro | subway | traffic
    endit: end it | ending it | end it all | ending it all | end things | ending things | end everything | ending everything | finish it | finish it all | end all of it | end all this | end this all | end this for good | check out for good | check out early | opt out of life | log off life | clock out of life | leave for good | go for good | be done with life | be done with living | be done with it all | exit this world | exit this life
    today: today | tonight | now | this evening | this weekend | tomorrow | soon | this morning | this week | by monday | by morning | at last | right now | already | for good | once and for all | forever | before morning | before sunrise
    anymore: any more | anymore | any longer | no more
    without: without me | when i am <dead> | if i am <dead> | once i am <dead> | after i am <dead> | if i was <dead> | if i were <dead> | if i <vanished> | with me gone | with me dead | if i had never been born | if i was never born | if i was not here | if i were not here | if i was not around | if i was not alive | when i am not here | when i am not around | if i did not exist | if i never existed | if i died | if i do not come back | if i just left | if i was out of way | had i never been born | if i have gone | if i would be <dead>
    vanished: died | disappeared | vanished | stopped existing | did not exist | never existed | was never born | never woke up | did not wake up | went away | killed myself | was <dead> | were <dead>
    betteroff: better off | better | happier | easier | relieved | fine | ok | okay | glad | thank me | lighter | better place | best | rejoice | celebrate | looked after | taken care of | cared for | cope | manage | move on | get over it
    they: they | everyone | people | world | my family | family | my kids | my children | kids | my parents | my mum | my wife | my husband | my friends | all of them | them | he | she | universe | earth | humanity | my partner | my boyfriend | my girlfriend | you
    someone: my (brother|sister|mum|dad|mother|father|friend|best friend|son|daughter|cousin|boyfriend|girlfriend|husband|wife|partner|ex|roommate|flatmate|housemate|colleague|coworker|neighbour|neighbor|uncle|aunt|nan|gran|grandad|grandma|grandpa|kid|child|niece|nephew|little brother|little sister|big brother|big sister|teen|student|classmate|pupil|friends|bro|sis|stepson|stepdaughter|roomie|teammate) | my best friend | (this|some|one|another|our|her|his) (girl|guy|boy|kid|friend|man|woman|person|lad|streamer|classmate|student|user) | girl | friend of mine | girl in my class | boy in my class | girl from school | someone i know | someone on my | someone in my | he | she | they
    himself: herself | himself | themselves | themself | theirself
    abuser: he | she | they | boyfriend | girlfriend | husband | wife | partner | my ex | ex | stepdad | stepfather | stepmum | someone | man
    attacker: he | she | they | boyfriend | girlfriend | husband | wife | partner | ex | stepdad | stepfather | stepmum | father | dad | mum | mother | uncle | brother | man | guy | someone | boss | cousin | roommate | neighbour | neighbor | my ex husband | my ex boyfriend | somebody
    hit: hits | hitting | hit | beats | beating | beat | choked | chokes | choking | strangled | strangling | strangles | raped | raping | rapes | attacked | attacking | assaulted | assaulting | stabbed | stabbing | punched | punching | punches | kicked | kicking | slapped | slaps | abused | abusing | abuses | molested | molesting | touched | touches | hurts | hurting | threatened | threatening | burned | pushed me down | thrown | threw
    harm: hurt | hurting | harm | harming | cut | cutting | burn | burning | injure | injuring | starve | starving | punish | punishing | mutilate | scratch | scratching | hit | hitting | punch | punching | stab | stabbing | bruise | carve
    meds: pills | tablets | meds | medication | medicine | painkillers | paracetamol | tylenol | ibuprofen | sleeping pills | sleepers | antidepressants | xanax | insulin | pill | tabs | capsules | aspirin | bottle | packet | pack
    took: took | taken | swallowed | taking | downed | had | popped | ate | necked
    reason: reason | reasons | point | purpose | motivation | will | desire | wish | strength | urge
    liveon: live | living | to live | to be alive | of living | of being alive | to go on living | to keep living | to stay alive | of staying alive | to keep going on living | in living | in being alive | to exist | of existing | in existing | to be here | of being here | of me being here | to stay here | to carry on living | to continue living | of going on living
    goon: go on | keep going | carry on | continue | keep on | keep doing this | do this | do it | take it | take this | bear it | bear this | cope | hold on | hang on | keep fighting | fight | stand it | stand this | live like this | keep this up | stay | handle this | handle it | keep living | face it | face another day | face tomorrow | do life | do another day | do one more day | do another year | go through this | push through | pretend | keep pretending | endure this | endure it
    tiredish: tired | sick | exhausted | weary | fed up | sick and tired | worn out from | had enough | done
    tired: tired | sick | exhausted | weary | done | over | fed up | sick and tired | worn out | drained | had enough | bored | through | finished
    life: life | living | being alive | existing | existence | being here | this life | my life | this world | breathing | staying alive | being me | everything | it all | all of it | all this | all of this | trying | fighting | pretending | being strong | hurting | suffering | feeling this way | feeling like this | waking up | surviving
    justlife: life | living | being alive | existing | existence | this life | my life | this world | breathing | staying alive | waking up | surviving | being on this earth | being on this planet | being in this world | my existence | my own existence | my stupid life
    no: no | not have any | not have | not see | not see any | not find | not find any | is there any | is there | any | lost all | zero | not got
    notlive: not live | not be alive | not be here any more | not be around any more | not exist | not wake up
    tiredof: <tiredish> of | <tiredish> with | done with | over
    farewell: goodbye | goodbyes | farewell | farewells | byes | last goodbye | good byes
    note: letter | letters | note | notes | goodbye letter | goodbye letters | suicide note | goodbye note | my will | last letter | last letters | goodbye message | goodbye video
    knows: knows | notice | notices | noticed | know | suspects | sees | realises | realizes | understands
  `,
  acute: wishingToBeDead + planAndDanger,
  exaggerated: `
    ^ i can not (do this any more|take this any more) $
    <wantto> <die>
    <want> to (jump off|jump from|jump out) ..2 (window|bridge|roof|balcony)
    (do|did|does) not want to be here $
    (kill|shoot) me (now|already)
    someone kill me
  `,
  possible: `
    suicid*
    hopeless
    worthless
    unlovable
    (am|feel|feeling|being|become|becoming|such|huge|only|nothing but|like) such? (huge|massive)? burden
    burden (to|on|for) (everyone|everybody|my|people|them|others|you|all|him|her|anyone)
    i hate (myself|my life|being alive|being me|waking up|living|existing|who i am|my own)
    (hate|loathe|despise|disgusted with|can not stand|sick of) myself
    can not stand (myself|being me|her|him|girl in mirror)
    (hate|can not look at) (person|girl|guy|man|woman|face) in mirror
    can not <goon> (<anymore>|much longer|like this|$)
    can not take (any|much) more (of (this|it))? $
    (can|could) not (keep|go|carry) (going|on|doing)
    (not|do not) know how (much longer|much more|long) ..3
    not know how to (go on|keep going|cope|live|carry on|get through)
    how much (longer|more) i can
    (do not|not) (want|care) to (be here|exist|be anywhere|be anything|be a person|be me|feel anything|feel any more|do this any more|see anyone|wake up|get up)
    (wish|want|wanted|wanna) to (disappear|vanish|fade away|evaporate|dissolve|sleep forever|be nothing|be no one|not be here|stop existing|run away from everything|give up on life|scream until|be swallowed|be nowhere|not feel|sleep and)
    wish i (could|would)? (disappear|vanish|was nothing|was not here|was someone else|was never here|could sleep forever|could sleep for|was not me)
    (i|want|need) to (give up|be done|let go|stop trying|stop fighting|quit life|quit everything)
    (i|am|have|about to|want to) ..1 (give|given|giving) up (on life|on everything|on myself|$)
    ^ giving up $
    ^ i give up $
    (want|need) (everything|it|it all|all of it|all this|this|pain|noise|thoughts|my head|my brain|my thoughts) to (stop|end|be over|go quiet|shut up)
    make (it|this|everything|noise|pain|them|voices) (all)? stop
    nothing matters (any more|does it|$)
    (no one|nobody|who) ..1 (needs|wants|loves|likes|would miss|cares about|gives a shit about|cares if) me
    no one (cares|would care|would notice|notices|will notice|understands|sees me|can help|can save|would come|would look)
    (would|will|does|do) (anyone|anybody|any of them) ..2 (notice|care|miss|text|come|mind|look|check)
    (no|any) (hope|future|light|way out|escape|end to it|end in sight|joy|meaning|purpose) (left|for me|any more|at end|to it|in sight|in my|ahead|$)
    no light at end
    (see|have|got|there is) no (future|hope|way|meaning|purpose|tomorrow|end to it|way forward)
    not see any? (future|way out|way forward|point|end|light)
    (what is|whats|see no|no|not see|any|is there) ..1 point $
    (what is|see no|no|not see|is there|what was) ..1 point (in|of|to|any more) ..2 (anything|this|it|trying|me|getting|going|doing|going on|continuing|being|everything|all|bothering|waking|get)
    why (do|am|should|would) i ..2 (bother|try|alive|here|exist|get up|wake up|getting up|go on|keep going|keep trying|born|live|stay|keep doing|continue|carry on)
    why am i (here|alive|like this|trying|doing this)
    (<tired>) (of|with)? (life|living|everything|it all|all of it|all of this|this life|trying|fighting|pretending|being strong|existing|being me|hurting|being in pain|being alone|feeling|hiding|holding on|faking|myself|being here|waking up|suffering|surviving|being sad|being broken)
    over it over
    (sleepy|not) tired tired
    tired (of|in) (everything|my soul|my bones)
    (bone|soul) tired ..4 (life|everything|all of it)
    (feel|feeling|am|i|become|felt|inside|utterly) ..1 (empty|hollow|numb|dead inside|broken|invisible|lost|trapped|nothing|defeated|shattered|unwanted|useless|pointless|like ghost) (inside|$|and|again|all|for|any|since|every)
    ^ (empty|numb|hollow|broken|trapped|lost|done|dead inside|nothing|useless|worthless|finished|drowning) $
    (feel|feels|felt|feeling|live|living|walk|walking) ..2 like (ghost|shell|nothing|burden|failure|mistake|dead weight|zombie in my|stranger in my|already dead|drowning|giving up|disappearing|no one|waste|garbage|trash|rubbish|prison|cage)
    (not|never|can not) feel anything
    felt anything
    feel nothing
    (am|i am) (broken|nothing|failure|mistake|waste|useless|worthless|damaged|ruined|poison|problem|disappointment|lost cause|dead weight|unwanted|unloved|beyond|trapped|disgusting)
    (whole|my) life ..2 (mistake|ruined|pointless|over|meaningless|mess|nothing|falling apart|failure|joke|hell|going nowhere|waste|destroyed)
    (ruin|ruined|break|destroy|mess up|poison) everything
    (ruin|destroy|break|poison) everything i touch
    nothing (left)? (to give|to look forward to|to lose|inside|for me|works|helps|gets better|ever changes|ever gets better|is ever|brings me|makes me)
    (nothing|no one|not|never) (gets|get|getting|going to get) better
    (looking|look) forward to ..2 (nothing|could not|anything)
    nothing ..2 look forward
    (not|was not|never) (built|made|meant|cut out|supposed) (for|to be in|to be on|to be) (this world|life|this life|here|this|be here|living)
    (should|wish i) (not have|have never|had never|never|was never) been born
    (never|not) been born
    sorry (once|when|if) i am <dead>
    was never born
    (only|barely) (existing|surviving|waiting|hanging on|holding on|breathing|going through motions)
    (hanging|holding) on by thread
    (not|am not|really not) (coping|ok at all|managing|surviving|doing well at all|okay at all)
    can not cope
    (can|could) not (breathe|think|feel|eat|sleep) ..2 can not (breathe|think|feel|eat|anything|move)
    (life|living|being alive|existing|everything|it|this) (is|feels|has become|gets) ..1 (unbearable|meaningless|pointless|too much to bear|torture|hell|not for me|empty|too painful|exhausting)
    (unbearable|intolerable|excruciating)
    too much to bear
    (world|place) ..2 (without me|not for me)
    (fun|happier|better|easier|less) ..3 (without me|if i was not|if i were not|if i left)
    (no one|nothing|not) (left)? (cares|left for me|here for me|i can talk to|i can turn to)
    no one to (talk to|turn to|call)
    (left|abandoned|given up) on (by|me)
    (not|have not) left my (room|bed|house|flat) (since|in|for)
    (not|have not) (eaten|showered|slept|gotten out of bed|got out of bed) (in|for|since) ..2 (days|weeks)
    (can|could) not get out of bed (any more|today|again)
    (drinking|drink) (alone|myself|until|till) ..4 (numb|think|again|sleep|feel|stupor|every)
    (drink|drinking) (to|until i) (forget|pass out|numb)
    (screaming|crying|sobbing|cry) ..3 (into|in) (pillow|bathroom floor|shower) ..4
    cried ..2 (every night|all night|for hours|for days)
    (head|mind|brain|thoughts) (is|are) (loud|dark|too loud|screaming|killing me|eating me|not stopping|war zone)
    anything for (quiet|peace|silence|it to stop|this to stop)
    (dark|bad|scary|intrusive|awful|ugly) (thoughts|place|thought)
    (in|to|such) (dark|bad) place
    (he|she|husband|boyfriend|dad|stepdad|partner|ex) ..2 (angry|scares me|yells|screams|controls|drinks|throws) ..6 (scared|afraid|sleep|lock|hide|home|every|phone|things)
    (scared|afraid|terrified|frightened) of (him|her|my dad|my husband|my boyfriend|my ex|my partner|my stepdad|myself|my own|going home|home)
    walking on eggshells
    not (feel|feeling) safe
    (got|have|had) bad feeling about (it|him|her|them)
    (worried|scared) (about|for) (him|her|them|my friend|my brother|my sister|my son|my daughter|my mum|my dad) ..6 (quiet|not|weird|cancels|said|stopped|talking|wrong|sad)
    (gone|been) quiet (lately|recently)
    (scared|afraid) of how i felt
    (baby|kid|child) ..6 (put him down|put her down|leave room|walk away|shake|scared)
    (sorry|apologise) for (existing|being alive|being born|everything|being here|being burden)
    (hurt|hurting|pain) (so much|too much|every|all time|inside|never|every day|everywhere)
    pain every
    (not|do not) recognise (myself|girl|person|face|who)
    used to be someone
    (mask|wall|smile) ..4 (falls|slip|slipping|fall off|crack|cracks|breaks)
    pretending i am (ok|okay|fine|alright)
    (pretend|pretending|acting|act) (to be|like)? (ok|okay|fine|happy)
    forget it no one
    (i )?want out ..3
    let me out of (this|here|my)
    what (is|was) (point|use)
    this is it (huh|then|is it)
    this is all there is
    (not|do not) see what (days|it) (are|is) for
    (hold|hang|holding) on to what
    hope tomorrow
    (play|something|song|songs|music) ..4 (no more|gives up|giving up|end of the world for)
    skip all this
    want to sleep (for|forever|until|and not|through)
    sleep for (year|years|ever|a year|month|hundred)
    sick of life
    (alone|lonely) ..3 (no one|forever|always|world|again and again|every|die|nothing|plan)
    alone at ..6 alone
    die alone
    lost (house|kids|wife|husband|job|everything) lost
    lost (everything|everyone|my everything|myself|all hope|hope)
    (half|part of me|sometimes i|sort of) (hope|wish|want|hoping|wants) ..6 (sick|die|accident|hospital|hit|crash|gone|disappear|wake|cancer|stops)
    not (going|trying) any more
    (everyone|people|they) (should|would be) ..3 (stay away|better|away) (from me|without)
    (everyone|everybody|friends|people) (is|are)? (tired|sick) of me
    (everyone|everybody) (hates|leaves|left|leaves me|left me|abandons) (me|$)
    dead inside
    not (afraid|scared) (of dying|to die|of death)
    cry for help
    (self|own) (hatred|loathing|hate|destruct|destructive|destruction)
    rock bottom
    breaking point
    end of (my)? (rope|tether)
    at my (limit|lowest|wits end)
    (mental|nervous) breakdown
    (having|had|another) breakdown
    spiraling
    spiralling
    (anhedonia|dissociating|dissociated|depersonalised)
    psych ward
    (crisis|suicide) (line|hotline)
    (therapist|meds|therapy) ..3 (not work|not working|not helping|not help|stopped)
    not meds not therapy
    nothing works
    (failed|failing|fail) ..3 (again|at everything|everyone|at life) ..5 (face|tell|them|parents|third|time|can not)
    can not face (them|telling|tomorrow|it|another|anyone|monday|going|life|today)
    (life|world|god|everyone|everything) (hates|is against|gave up on|forgot) me
    no (end|place) (to it|for me)
    (bad|dark|those|old|same|worst|ugly)? thoughts (is|are|came|come|coming) back
    (those|these|such) thoughts again
    (run|ran|running) out of (reasons|hope|ways to stay|will|fight|ways to cope)
    (mum|mother|parents|dad) should (never|not) have had me
    (waiting|wait) (for|to be) (my turn|it to be my turn|next to go)
    (head|mind) (is)? not safe (place)?
    (do|does|may|might)? not hear from me (again|any more|tomorrow|after|ever)
    last (song|one) ..2 (ever|you would pick|for good|of all|there is)
    (always)? (says|say|said|is) sorry (afterwards|after|later|next morning)
    (he|she) (stays|stay|is|does not get|will not get) (calm|quiet|happy|angry|mad)
    (told|tell|say|said|telling) ..2 i? (walked into|fell down|fell off|fell|bumped into) (door|stairs|again)
    (chair|dresser|something) (against|under|in front of) (door|my door|doorknob|handle)
    (keep|sleep|slept|sleeping|have) ..1 my door (locked|jammed|blocked|barricaded)
    (marks|bruises|cuts|scars|lines|burns) ..1 (i|no one|nobody) ..2 (show|hide|see|sees|explain|know|knows|cover)
    (did|done|doing) (it|that thing|thing) again ..3 (promised|swore|said) ..3 stop
    (ways|way) of (letting pain out|coping no one|getting pain out|hurting)
    (too late|no saving|no helping|no hope|no place) for me ($|any more|now|anywhere|and)
    (am|i am) (going|slipping|sinking) (under|away) ($|and|again)
    (not|never) (belong|fit) anywhere
    (not|do not) care (what happens|what becomes|if anything happens) (to|of) me
    not (here|around) next (week|month|year|summer|time)
    (what|nothing) (i am|am i|left to) here for
    (ask|asking) (him|her) before i (go|leave|eat|speak|buy)
    (checks|goes through|controls|reads) my (phone|mileage|messages|money|calls)
    can not tell anyone what (happens|happened|goes on|he does)
    (something|things) (happened|was done) ..5 (can not say|can not tell|keep washing|not talk about)
    not (be|left) alone (tonight|right now|with) ..3 (thoughts|head|mind|knives|pills|this)
    stopped wearing my seatbelt
    not look (before|when) (crossing|i cross)
  `,
  innocent,
  joking,
  themes,
};
