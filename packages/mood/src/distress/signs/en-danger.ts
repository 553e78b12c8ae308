/** Farewells and plans, self-harm, and danger to or from others, in English. */
export const planAndDanger = `
    # Farewells and plans.
    (meant|mean|going|about|ready|want|time|plan|planning|decided|tempted|trying|need|keep thinking about|thinking about|thinking of|close to) (to)? <endit> ($|today|tonight|now|because|and|tomorrow|soon|since|i|for good|this|before|once|with pills|if|but)
    (i am|im|am) (ending|finishing) (it|things|everything|it all|this) ($|tonight|today|now|for good|and|because|soon|this)
    <endit> (tonight|today|tomorrow|for good|once and for all|forever|this weekend|before)
    (end|ending|ended) it all ($|tonight|now|and|because|today|i|soon|right)
    thinking about <endit>
    (everything|it all|it|this|pain|all of it) (to)? (stop|end|be over) (for good|forever|tonight|once and for all)
    (this is|my|our|final|say|said|saying|said all my|one last|time for|time to say|here is my) (last)? <farewell> (everyone|everybody|world|forever|all|i suppose|to you all|for ever|i guess|for good)
    ^ (this is)? <farewell> (cruel world|world|everyone|forever $|for ever $|for good $|life|all|and thank|and sorry|i am sorry|sorry)
    this is (goodbye|farewell) ($|i|and)
    good night forever
    goodnight (forever|world)
    (said|saying|sent|made|recorded|done) (all)? my (last)? <farewell>
    (said|saying|say|kissed|told) <farewell> (to)? my (kids|children|family|son|daughter|mum|dad|wife|husband|cat|dog|babies|parents) ..6 (understand|sleep|sleeping|asleep|last|without|one day|forgive|better)
    (wrote|written|writing|sealed|recorded|folded|finished) ..2 <note> (to (my|him|her|them|everyone)|for (my|him|her|them|everyone)|$|already|on table)
    (left|leaving) <note> for (my|him|her|them|everyone)
    (wrote|written|writing|left|leaving) ..2 (goodbye|suicide|last|farewell) (note|letter|letters|notes|video|message)
    (mums|mum is|dads|dad is) longest
    (found|read|hid|hidden|burned) my (note|goodbye letter|suicide note)
    <note> (is|are) (written|ready|done|on table|on desk|finished|sealed|in drawer|for my)
    (my|our) (last|final) (night|day|evening|hours|hour|sunset|morning|weekend|week) (alive|on earth|on this earth|of my life)
    (for|is|be|it is|as) my (last|final) (night|day|hour|evening|hours) ($|here|i|on)
    (play|something|song|music) ..3 my last (night|hour|hours|moments|minutes|evening) $
    (last|final) (song|thing|message|words|track|playlist|time|music) ..3 (i will ever|i ever|i want to hear|will ever|before i go|before i leave|before i die|ever type|hear alive|you hear from me|hear from me)
    (last|final|one last) (time|song) before i (go|leave|die) ($|for good|not|forever|tonight)
    thank (you)? for (music|everything|being there) ..4 (goodbye|farewell|forever|at peace)
    (goodbye|farewell|last|final|forever|bye) ..6 thank you for music
    before i go ..2 (for good|forever|not to bed)
    (want|need|play|put on|give me)? something ..4 (until|till|while i|for when i) (it is time|slip away|go for good|go to sleep forever|die|fade away|bleed|drift off for good|say goodbye|wait for it)
    (while|as) i (slip away|bleed out|fade out|drift off forever)
    (plan|date|method|means|time|place|day|how|when) ..1 (picked|settled|set|decided|chosen|sorted|planned) ..6 (not ruin|so i|after|birthday|tonight|and|$)
    (settled|decided|picked|chosen|figured out|worked out) ..1 (how|when|where|method|date) ($|and|i will|it|to do|only)
    (have|got|made|had|with|is) ..1 plan (and|to|for|i|tonight|$) ..4 (tonight|die|do it|kill|end|night|method|scared|date|means|not tell)
    asking because is plan
    (planning|plan|planned) (it|my death|my end|my suicide|my exit|my funeral) (again|tonight|for|out|$|and|since|already)
    (know|knows|thinking|think|thought|googled|looked up|researched|researching|planned|planning|keep thinking) ..2 how (to do it|i would do it|i will do it|to end it|to die|i am going to do it|much it takes|many it takes)
    how many (pills|tablets|meds|paracetamol) ..3 (take|takes|need|needed|enough|kill|die)
    (going|about|ready) to do it ($|tonight|today|this time|house)
    (before i could|not brave enough to|too scared to|too much of coward to|nearly|almost|scared i will) (do|did) it $
    sorry (to everyone)? for what i am (about|going) to do
    stop pretending (i do|i belong|i want to live|i want to be here)
    (stop|stopped) (fighting to|trying to) (stay alive|live)
    (gave|given|giving|give|giving all) (all)? (of)? my (things|stuff|cat|dog|belongings|possessions|pets|jewellery|jewelry|records|guitar|savings|clothes|plants|hamster|car|books|collection|bike|console|games|instruments) (away|to)
    (gave|given|giving) away (all)? (of)? my (dog|cat|things|stuff|belongings|possessions|clothes|plants|pets|collection)
    gave away my
    (sorted|settled|put|got|finished|signed|left) ..3 (will|affairs|papers|paperwork) ..3 (in order|sorted|done|out|on table|ready|goodbyes|said|where)
    everything is sorted ..4 (bills|until|time|wait|now)
    who (feeds|will feed|looks after|will look after) ..2 (dog|cat|kids|cats|dogs)
    (tell|let) (my|her|him|them|everyone) ..4 i (love|loved) (them|her|him|you|everyone)
    (i|have|had) (lost fight|given up fight|made peace with it|made peace with dying|made peace with god)
    (do not|not) (try to)? (save me|look for me|come looking|come find me|cry for me|be sad when|be sad tonight)
    (ready|going|time|want|decided|free) to (meet god|meet my maker|go to heaven|cross over|leave this world|leave this life|leave this earth|go be with my|go be with him|go be with her|be with jesus|go for good)
    (join|be with|go be with|go to|see|follow|go with|going to) (my (son|daughter|wife|husband|mum|dad|baby|brother|sister|friend|partner|nan|gran|nana|grandma|grandad|boy|girl)|him|her|them) ..2 (in heaven|on other side|up there|soon|tonight|again soon|in grave|wherever|in sky|where)
    (want|need|going|ready|time) to (join|go be with|be where|follow) (my|him|her|them|he|she)
    ready (to)? (go be with|join|be with) (my|him|her)
    want to be where (he|she|they|my) is
    (made|made up|accepted|finalised|finalized) my (decision|mind) ($|and|tonight|i|nobody)
    (calm|peace|peaceful|relieved|lighter|easy|free|fine|better) ..2 (now)? (since|because|now)? i have (decided|made my decision|made my mind up|made peace|picked|chosen)
    (and|now) i have decided $
    (at peace|okay|ok|fine|calm|good) with (dying|death|leaving this|ending it|it being over|not being here)
    at peace with it
    (lost|failed) everything ..6 (end|tonight|done|goodbye)
    there is no way out for me
    no way out but
    (only|easy|easiest|one) way out ..3 (dead|death|die|left|is|this|me|pain|see|$)
    i am done ..3 (goodbye|with life|with this life|being alive|living)
    (it|life|everything) is over for me
    (will)? (all)? cry for (week|day|bit|month|while) (and|then)
    easier for them ..4 (right|call|gone|without)
    (deleted|deleting|closed|wiped) (all)? my (accounts|photos|socials|messages|history) ..6 (bye|byes|goodbye|goodbyes|left|gone|ready)
    somewhere i should not be ..5 (home|back)
    not coming (home|back) (from it|tonight|this time|again|ever)
    i am? (never|not) coming back (from this|from it|$)
    what is coming next ..3 (end|death)
    (not|never) (going to)? be burden (past|after|any more|much longer|to them after)
    stop being burden (tonight|for good|forever)
    not be burden any more
    (time|ready) (for me)? to (leave this|go now forever|let go of life|disappear for good)
    burden ..4 time to go
    do everyone favour and (die|go|disappear)
    my (own)? funeral ..8 (soon|choice|my choice|planned|planning|next week)
    (mine|funeral) is soon
    guess who is next
    went that way ..6 next
    💊💊
    💊 ..3 (forever|goodbye|goodnight|bye)
    🥀 ..2 forever
    (hours|minutes|day|days|date) i (set|picked|chose|settled)
    i (set|picked|chose) (day|date) ($|and|because|for it|already)
    (last|final) (weekend|week|days|night|day|summer|hours) of my life
    (second|third|fourth|fifth|another|last) attempt (this|last|in|since|and|at) ..2 (year|month|week|my life|it)
    (until|till|while|before) (it|they|pills|tablets) (takes effect|take effect|kick in|kicks in|starts working|start working)
    (find|finding|found) me (decent|in morning|here|first|after|hanging|cold|dead)
    not be (one|ones) (to|who) (find|finds) me
    (not|never) (plan|planning|intend|intending|going|expecting|expect) (on|to) (be there|reach|turn|see|celebrate) (it|then|spring|thirty|forty|eighteen|christmas|my birthday|another|weekend|morning|new year)
    (decided|chosen|going|want) not to (see|reach|wait for|live|be there|be here|wake)
    (no one|nobody) ..2 to do but go $
    (taking|take|removing|remove) myself out of (it|this|picture|equation|world|their lives|way)
    (kids|family|son|daughter) deserve (mother|father|mum|dad|parent|somebody|someone) who is not me

    # At the place, with the means.
    (standing|sitting|stood|sat|am|stand|sit|up|alone|walked to|walking to|drove to|driving to|here|i) ..2 (on|at|to) ..3 (bridge|roof|ledge|cliff|platform edge|railing|overpass|window ledge|rooftop|train tracks|edge) ($|and|looking|about|ready|now|again|one step)
    i am on (bridge|roof|ledge|tracks|railing|overpass|rooftop)
    (train tracks|tracks|bridge|water|river|edge|ledge|balcony|window|pills|knife|blade|rope|roof) (is|are) (calling|whispering to|looking at) (me|my name)
    (edge|platform|ledge|bridge|roof|railing) ..4 (thinking about it|one step|looking down|jump)
    ^ i want to jump $
    (want|wanted|going|ready|about|thinking|urge|tempted|time) (to|about|of)? (jump|jumping) ($|off|from|in front|every|tonight|again)
    (think|thinking|thought|thoughts|fantasise|imagine|imagining) (about|of) (jumping|jump|stepping|walking|driving|swerving|crashing|running|throwing myself|drowning) ($|off|in front|into|every|under|onto|from|again|myself)
    (step|walk|drive|run|swerve|crash|steer) (out)? (into|in front of|under|onto|off) (oncoming)? (traffic|train|wall|tree|bus|lorry|truck|tracks|bridge|road|river|sea|cliff)
    one step ..3 (over|done|gone|all)
    (rope|noose|gun|blade|razor|knife|bottle of pills|pills|whole bottle|tablets) ..3 (in my hand|in my hands|next to me|in front of me|in my lap|on table in front|loaded|in drawer|under my bed|waiting|on bed|laid out)
    (look at|staring at|looking at|holding|bought|got|keep looking at|counting|counted|counted out) ..2 (rope|noose|blade|blades|razor|razors|pills|knives|gun|knife|bottle of pills|my pills|tablets)
    (opening|open|opened|bought|hidden|kept|got) ..5 (drawer|wardrobe|closet|shed|garage|box) ..3 (where|need|keep it|it is|closing)
    bought what i need
    have (everything|all|what) i need ..4 (tonight|drawer|ready|do it)
    (saving|saved|hoarding|stockpiling|stockpiled|hoarded|collecting|stashing|stashed) ..3 <meds>
    (climbed|climbing|climb|got) over (railing|railings|barrier|fence|rail|parapet)
    wrong side of (railing|railings|barrier|fence|rail|parapet)
    (by|near|beside|next to|on) tracks ..3 (waiting|next one|next train|train)
    waiting for next (train|one) to (come|jump|step|pass|end)
    (tied|untied|tie) (it|knot|rope|noose) (and|twice|again|to|already)
    (in|with|holding|got|have) ..3 (shotgun|rifle|pistol|revolver) ($|and|in|on|here|now|next)
    (blade|razor|knife|scissors|gun) (is|are) in my (hand|lap|pocket|drawer)
    letting go of (wheel|railing|rail|rope|ledge)
    (stopped|not|stop|quit|skipping|refusing) ..1 (taking|take|taken|dialysis) (my)? (insulin|heart tablets|heart pills|dialysis|epilepsy) ..3 (on purpose|nobody|no one|not care|let|hope|want)
    (meaning|meant|planning|hoping|wanted) not to (come back|get out|be found|surface|return)

    # Self-harm.
    (i|have|been|keep|started|want to|urge to|urges to|need to|about to|going to|will|might|stop|thoughts of|thinking of|thinking about|from|by|again|about) ..2 <harm> myself (again|tonight|on purpose|so bad|badly|bad|until|with|to|because|last|and|when|right now|$|for first|since|every|i)
    (keep|want to|urge to|urges to|need to|going to|thoughts of|thinking of|thinking about|thinking about how to|might|scared i will|scared i might|scared i am going to|feel like|close to) (hurt|hurting|harm|harming|cut|cutting|burn|burning|injure|injuring|starve|starving|punish|punishing|scratch|bruise) (myself|my body|my arms|my skin|my wrists|my thighs)
    (hurt|hurting|harm|harmed|cut|burned|burnt|starve|starving|scratch) myself (on purpose|again|last night|tonight|for first time|so bad|until|to feel|to cope|because|badly|and)
    self (harm|harming|harmed|injury|injuring|harms|mutilation)
    selfharm*
    sh (again|urges|relapse|relapsed|clean)
    (relapsed|relapse|relapsing) ..5 (cut|cutting|arms|blade|thighs|wrists|scars|harm|clean|hoodie|sleeves|bleeding)
    (months|weeks|days|year|years) clean ..4 (relapse|relapsed|cut|gone|ruined|blade|broke|lost|want|again)
    (cut|cutting|cuts) ..2 (wrists|arms|thighs|legs|skin|too deep|deeper|so bad|so badly|again last night|to feel|on my arms|on purpose)
    (want|wanted|need|urge|urges|going|about|craving) to (cut|slice my|bleed|burn my skin|hurt my body|punish my body|feel blade|carve) ($|again|tonight|right|and|deep|myself|my|until|it)
    (want|need) to (bleed|cut)
    (started|been|keep|kept|back to|stop|resist|resisting|want to start) cutting (again|$|and no one|every night|myself|deeper|since|for years)
    cutting (is|helps|makes) ..2 (only|me feel|my brain|cope|thing|pain)
    (new|fresh|old) (cuts|scars) ..3 (cuts|scars|again|bleeding|🩹)
    (did|cut|went|go) ..1 too deep
    not stop bleeding
    (hitting|banging|bang|hit|punching|slamming|smashing) my (own)? (head|self|fists|face|legs) (on|against|into|until|till) 
    (starve|starving) (myself|until|till) 
    (not|have not) (eating|eaten|eat) ..6 (nothing left of me|waste away|disappear|whole goal|fade away|until i am gone|gone)
    waste away ..3 gone
    nothing left of me
    (hurt|hurting) myself
    (do|doing|done|did) something (bad|stupid|terrible|awful|drastic|reckless|to myself) ..1 to (myself|me)
    (going to|about to|might|scared i will|afraid i will) do something (stupid|bad|drastic|terrible|i can not take back)
    (danger|risk|threat) to (myself|others)
    (do|can|does|did) not trust myself (alone|tonight|right now|any more|to be|around|with|$|at night|near)
    will not be here tomorrow
    ^ i can not go on $
    can not take being alive
    not (feel|feeling)? safe (with|from|around|inside|in) (myself|my own|my head|my thoughts|own head|own mind)
    (scared|afraid|frightened|worried|terrified) (of)? what i (might|could|will|may|would|am going to|am capable) do
    (scared|afraid|terrified|worried|think) ..1 i (am going to|will|might|could|would) (hurt|harm|kill|do something)
    (hurt|harm|kill|shake) ..2 (baby|someone|kids) and (then)? (myself|me)
    (voices|voice in my head) ..6 (hurt|kill|die|harm|go before|jump|do it|should|myself|end it|worthless)

    # Taken something.
    <took> ..3 (too many|too much|way too many|way too much|handful|fistful|bunch|whole|all|lot|every one|every|entire|double|twenty|thirty|forty|fifty|dozens) ..3 <meds>
    (took|taken|swallowed) (too much|too many|way too much|way too many|all of them|everything|whole) ($|and|i|stuff|now|something|tonight|an hour|feel)
    (too many|way too many|whole bottle of|all my|handful of) (pills|tablets|meds|painkillers|paracetamol|sleeping pills)
    <took> something and i? (not|regret|scared|can not|no one|now)
    <took> ..3 (stuff|pills|tablets|meds|something) ..6 (not care|scared|alone|hope i|feel strange|dizzy|find me|sorry|regret|help|goodbye)
    (i|have|might have|think i|accidentally|am|going to|want to|try to|tried to|about to) (overdosed|overdose|od|oding|overdosing) ($|and|again|tonight|help|last|on (my|pills|meds|tablets|medication|purpose|sleeping|painkillers|paracetamol|insulin|heroin|fentanyl))
    (took|take|taken|taking) overdose
    (drank|drunk|mixed|drinking) ..6 (pills|tablets|meds|stuff with it|bleach|antifreeze) 

    # Somebody else at risk.
    <someone> ..6 (kill|hurt|harm|hang|shoot|off|end|cut|cutting|harming|hurting|killing) <himself>
    <someone> ..6 (end|ending|take|taking) (her|his|their) (own)? life
    <someone> ..6 (is|being|feels|feeling|been|going) suicidal
    <someone> ..6 (wants|wanted|want|said|says|saying|says she wants|keeps saying|would) ..5 (to die|to be dead|be dead|not to be alive|not want to live|not want to be here|rather be dead|never wake up|not want to be alive|wishes he was dead|wishes she was dead)
    <someone> ..6 (goodbye text|goodbye message|goodbye note|final stream|suicide note|last message|last stream|goodbye letter|farewell message|cryptic goodbye)
    <someone> ..5 (posted|texted|wrote|says|said|saying|told me|sent|messaged|messages|keeps saying|left) ..6 (goodbye|not exist|sorry for everything|not be here|end it|want to live|at peace|none of this is on you|will not be around|by time i|take care of my|look after my|last time)
    (say|saying|said|says) ..2 sorry and ..3 at peace
    (phone|phones|phone is|line) (off|dead|goes to voicemail|not picking up) ..6 (what do i do|worried|scared|goodbye|help)
    (not|isnt|stopped) (picking up|answering|replying) ..8 (kill|die|sorry|goodbye|note|pills|worried sick|what do i do)
    (goodbye|sorry|suicide|pills|note) ..8 (picking up|phone off|phone is off|not answering)
    (left|leave|leaving) (his|her|their) (ring|wallet|keys|phone|note|letter) ..8 (look after|note|said|gone|counter|table|girls|kids)
    if i (leave|left|go) ..3 kill himself
    <someone> ..4 (wants it over|wants to be with angels|wants to go to heaven|wants to be with god|would rather be dead|does not want to wake|wants to be gone)
    <someone> ..4 (has|had|got|found|hid|hiding|took|bought|tied|made) ..2 (rope|noose|blade|gun|pills|overdose|rifle)
    (pills|blades|blade|rope|razor|razors|letter) (under|in|behind) (my|his|her) (son|daughter|brother|sister|mattress|pillow|drawer|room|bed|wardrobe) ..3 (mattress|pillow|room|drawer|letter|bed|note)
    (his|her|their) own funeral
    (took|taken|took his|took her) ..2 (rifle|gun|shotgun|pistol) and (drove|left|went|walked)

    # Danger from others.
    <attacker> ..3 (hits|hitting|beats|beating|choked|chokes|choking|strangled|strangling|strangles|raped|raping|rapes|attacked|attacking|assaulted|assaulting|stabbed|stabbing|punched|punching|punches|slapped|molested|molesting|molests|abuses|abusing|hurting|burned|burns) (me|us|my mum|my sister|my brother|my kids|her|him in front)
    <attacker> ..2 (hit|beat|hurt|pushed|threw|grabbed|shoved|touched|threatened|forced|dragged) (me|us) (again|last night|tonight|because|with|when|and|in front|so hard|across|down|against|around|every|inappropriately|until|by|today|yesterday|$)
    <abuser> ..3 (going|trying|threatening|threatened|wants|threatens|said he will|says he will|says he would) to? (kill|murder|shoot|stab|hurt) (me|us)
    <abuser> ..3 (kill|murder|shoot|stab|hurt) (me|us) ..2 (if he|if she|if i leave|if i tell|if i go|tonight|next time|this time|one day|when he|in my sleep)
    (kill|hurt|murder) me if (he|she|they) (find|finds|see|sees|catch|catches|know|knows|hear|hears)
    help ..4 (kill|hurt|murder|beat|beating|hit|hitting) (me|us)
    ^ (he|she|they) (is|are)? going to kill (me|us)
    (being|been|am) (held|kept) ..2 (here|against|captive|hostage|locked)
    held against my will
    (i|me|am|hiding|locked) ..2 (hiding|hid|locked myself|locked) ..2 (in|under) ..1 (bathroom|closet|wardrobe|room|stairwell|car|cupboard|basement|toilet|bed) ..4 (he|she|him|her|outside|hear|scared|help|call)
    hiding in ..2 (bathroom|closet|stairwell|wardrobe) ..5 (he|him|she|her|they|footsteps|scared|follow*|phone)
    (hiding|hid) (from him|from her|from my (dad|husband|boyfriend|ex|stepdad|father|mum|brother|wife|partner))
    (following|followed|stalking|chasing) me (for|home|again|and|since|all|down|$|now)
    (has|have|got|had|with|holding|waving|pulled|bought|grabbed) (gun|knife|weapon|machete) ($|and|to|at|on|in|he|she|outside|pointed)
    (hands|hand) (on|around|round|over) my (throat|neck|mouth)
    by (throat|neck)
    (beats|hits|hurts|chokes) me (when|and|every|if|because|tonight|last|at home|till|until|harder|in front|again|for)
    (locked|locks|locking) me (in|inside|out|up) ..6 (bedroom|room|house|he|she|dad|outside|bathroom|basement|shouting|scared|let)
    (will not|does not|not|wont) (let|letting) me (leave|go home|go outside|out of|out|go anywhere|have my phone)
    (breaking|broken|trying to break|broke|breaks|trying to get|getting) (in|into) ..5 (hiding|help|scared|alone|upstairs|what do i do|police|hear)
    (someone|somebody|man|ex|he|stranger) is (in|inside|breaking into|trying to get in|outside) my (house|flat|home|apartment|room|door|window)
    ex is in house
    (scared|afraid|terrified|frightened) to (be|go|come|stay) (at)? home
    (he|she) is (coming back|outside|downstairs|still outside|at door|right outside|in next room) ..4 (shouting|scared|knife|gun|kill|hurt|drunk|yelling|banging|screaming)
    <attacker> ..1 (broke|breaks|cracked|fractured|bruised|burnt|bit) my (arm|nose|wrist|rib|ribs|jaw|finger|fingers|hand|tooth|teeth|cheekbone|collarbone|face)
    (i)? (was|got|being|been|am being) (raped|molested|assaulted|strangled|trafficked|groomed)
    (he|she|they|my ex|dad|man) ..2 (outside|at|behind|through|breaking|kicking|banging) ..2 (door|window) ..4 (hammer|knife|axe|bat|gun|screaming|kill|burn|shouting|drunk)
    (said|says|threatened|threatens|threatening) ..3 (burn|set fire|kill|shoot|cut|stab|drown) ..1 (house|us|me|kids|children|dog|my throat)
    (says|said) i am next
    (coach|teacher|uncle|stepdad|stepfather|priest|boss|cousin|trainer|tutor|neighbour|grandad|grandfather) ..2 (makes me|made me|forces me|touches|touched|comes into my|came into my) ..2 (do things|touch|room|bed|me|it|undress)
    (comes|came|comes in|coming) into my (room|bed) at night
    (took|takes|has|keeps|hid) my (passport|papers|shoes|phone|keys) ..4 (not leave|not let|can not leave|locked|escape|leave house)
    next time he will
`;
