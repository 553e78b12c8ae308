/** Wishing to be dead, and suicide by its name, in English. */
export const wishingToBeDead = `
    # Wishing to be dead.
    <meanto> <endlife>
    <endlife> (tonight|today|soon|tomorrow|this weekend|now|if|before|unless|because|when)
    i ..2 <endlife>
    ^ <endlife> $
    to kms
    ^ kms $
    ^ kms (tonight|im|now|i)
    (killing|kill) myself
    <wantto> <die> ..4 (and i mean it|not joking|no joke|i mean it|serious|for real)
    <wantto> <notlive>
    (wish|wishing|wished) i (was|were|had been|would be|could be|am) (dead|never born ($|and|at all|because|i|in first place)|never alive|not alive|not here any more|not existing|six feet under|in grave|stillborn|aborted)
    (wish|wishing|wished) i (had|could have) (died|never been born|not been born|never existed|never woken up|not woken up|not survived|never survived|succeeded)
    (wish|wishing) i (never|did not) (existed|exist|woke up|wake up|survived|survive)
    i <want> (death|dead)
    (better|rather) (off)? (be)? dead
    (i|be) (better|best) off (dead|gone|not here|not alive)
    (dead|not here|buried) by (morning|tomorrow|monday|sunday|weekend|end of week|christmas|summer)
    (should|deserve to|ought to|supposed to|meant to) (die|be dead|not be alive|not be here|not exist)
    should have (died|been dead|been me|killed me|let me die)
    (do|did|does) not (want|wish|care) to be (here|around) <anymore>
    (do|did|does) not (want|wish|care) to (be alive|exist|be here on earth|be on this earth|be on this planet|be in this world|be part of this world|live like this|live with this|live without him|live without her|wake up ever|wake up again|wake up tomorrow|wake up any more|survive this|survive tonight|survive|see tomorrow|see another day|see morning|see my next|see next|make it to|go on living|keep living|continue living|carry on living|be saved|stay alive|grow old)
    (do|did|does) not (want|wish|care) to live (<anymore>|$|and|but|because|i|now|here any more|through|past|to see|another|one more|if|since)
    (not|never) <want> to be alive
    (hope|hoping|wish|wishing|wished|pray|praying|want|wanted|begging|beg|asking|ask) ..5 (not wake up|never wake up|not waking up|never waking up|would not wake up|will not wake up|take me in my sleep|die in my sleep|it kills me|not come back|never come back|be my last|stops beating|stopped beating)
    (hope|hoping|wish|wishing|wished|pray|praying) ..5 (something terminal|get cancer|is cancer|was terminal|terminal|had hit me|had killed me|would kill me|kills me|would hit me|hits me|hit by <vehicle>|plane crashes|crash and|goes wrong|heart gives out|heart stops)
    wish ..4 (hit|killed|run over|ran over) me
    not care (if|whether) i (wake up|die|live|make it|get hit|survive|ever wake)
    (would not|not going to) (move|step|get|jump|swerve) out of way
    (go to sleep|fall asleep|sleep|close my eyes) and (never|not) (wake|open)
    (never|not) (wake|waking) up (again|ever|any more|tomorrow|in morning) $
    <no> (will|desire|wish|reason|reasons|want) (left)? (left)? (to|for) (live|living|go on|carry on|continue|exist|stay alive|stay|be alive|keep living|be here)
    (lost|losing|lose|without) ..2 (will|wish|desire|reason) to (live|exist|go on)
    <no> (reason|point|purpose) ..2 (living|staying alive|being alive|going on living|me being here|existing|being here|still being here|my life|keeping me alive|live|stay alive)
    (reason|point) (in|of|to) (being alive|living|staying alive|stay alive|keep living|existing|me being here|being here any more|keep me alive)
    nothing left? to live for ($|since|now|without|any more|and)
    (nothing|no one) (left)? (worth)? (live|living|to stay|stay alive|stick around|keep me here) for? ($|any more|since|now|here|without)
    not how to want to live
    (want|know how) to live any more
    not worth (living|being alive|staying alive)
    life (is|was) not worth (it|living)
    <tiredof> (being alive|living|existing|breathing|staying alive|life itself|this life|being on this earth|being in this world|my existence) $
    <tiredof> (being alive|existing|staying alive|this existence|living like this|living this way|living with)
    <they> ..4 <betteroff> ..2 <without>
    <betteroff> <without>
    (easier|better|lighter|quieter|happier) (for)? (everyone|them|all|you|him|her)? if i (was|were|am|would be) (dead|gone|not here|not around|never born|not alive)
    (no one|who|would anyone|would anybody|would you|would they|will anyone|nobody would|will they) ..3 (miss|notice|care|cry|mourn|bother|remember) ..3 (if i|when i|once i|after i) (<vanished>|am <dead>|kill myself|die|disappear|leave for good)
    (if|when|once) i (died|disappeared|vanished|was gone|were gone|am gone|was dead|were dead) ..6 (no one|would you|would anyone|who would|nobody|they would|will they|would they|notice)
    no one (would|will) (find|miss) me (till|until|for)
    if i was gone for good
    by time (you|anyone|they|someone) (read|reads|hear|hears|see|sees|find|finds) this
    (world|earth|universe|planet) ..3 (not need me|better place without me|lighter without me|lighter tonight|would not miss me|better off|not miss me)
    waste of (oxygen|air)
    (no|not see|not see any|not see a|any|cant see|without a) (version of|future|tomorrow|next year|version|life) ..5 with me in it
    not see myself (alive|here next|around next|living past|living to|growing old|making it)
    (not|never) (going to|will)? (make|live|reach|see|get) (it|past|to)? (to|past|until|till)? (thirty|30|25|my next birthday|my birthday|christmas|new year|next year|next week|next month|spring|summer|morning|tomorrow) (and|$)
    not (going to|think i will|think i am going to|sure i will|sure i can) (make it|survive|last) (through|till|until|past|to)? (night|tonight|morning|tomorrow|weekend|next week|this)
    (not|never) make it through (night|tonight|weekend)
    survive (tonight|night)
    (can not|not) promise i will (be here|be alive|be around|make it|still be)
    (not|never) plan on (being|making it|seeing|living|sticking around)
    (not|never) (be|going to be|being|will be|be here|still be) (here|around|alive) (by|come|to see|for|when|much longer|long|past|in|at|next|after|monday) ..2 (much longer|christmas|birthday|monday|tuesday|sunday|weekend|month|year|it|them|morning|$)
    will not be (around|alive) (monday|tomorrow|next|by|for|when|much|after|in)
    (not|never) be around much longer
    (death|dying|not existing|being dead|nonexistence|grave|coffin|nothingness|void|eternal sleep) ..2 (sounds|would be|seems|feels like|feels|looks|is|is calling|calls) ..2 (peaceful|relief|good|nice|better|easier|answer|release|peace|comforting|tempting|rest|freedom|only way|only escape|my friend|appealing|beautiful|calling|me)
    (crave|craving|long for|longing for|welcome|waiting for|looking forward to|beg for|begging for|praying for|dream of|dreaming of|wish for|daydream about|thinking about|fantasise about|fantasize about|obsessed with) (death|dying|my death|my own death|my own funeral|being dead|not existing|not being alive|my suicide)
    (heaven|afterlife|other side|hell) ..2 (sounds|seems|looks) (nice|good|better|peaceful|great|lovely)
    (only|never|will) (stops|stop|ends|end|gets better|find peace|be happy|rest|be free|be at peace) ..1 (when|until|till|once|after) i am (dead|gone)
    pain (only)? (stops|ends) when i
    feel like (dying|killing|ending it|ending my life|death is)
    need it to be over ..6 (alive|life)
    (logging|log|signing|sign|checking|check|clocking|tapping|tap|bowing|bow|clock|opt|opting) (off|out) (of|from|on) (life|this world|this life|existence|this earth|living)
    ^ of life i mean
    (off|out of|by here i mean|from) (earth|this earth|life i mean)
    not belong (on this earth|in this world|on this planet|here on earth|among living)
    (i do not|not) deserve to (live|be alive|exist|breathe|be here)
    (have|had) enough of (life|living|being alive|this life|this world|existing)
    (my|own) (exit|way out|ending|terms) ..3 (life|choose|tonight|plan|chosen)
    choose my own (exit|end|way out|time|death)
    ctb (soon|tonight|now)
    (beyond|past) saving

    # Suicide by its name.
    suicidal
    sui
    (thinking|think|thoughts|thought|ideas|idea|talking|considering|contemplating|attempted|attempting|attempt|commit|committing|want|wanted|planning|plan|plans|researching|googling|only answer is|close to|consider|googled) ..2 suicide
    suicide (is|seems|feels|sounds|looks) (all|only|answer|option|way|my|like|best|good|easy)
    (my|another|second|failed|last) (suicide|suicide attempt|attempt on my life)
    suicide (thoughts|ideation|plan|plans|note|letter|attempt|pact|date|urges)
    safety plan ..3 (joke|not|useless|fail|work|help|gone)
    si (through|urges|is bad|really bad|again)
    psych ward ..6 (again|already|planning|worse)
    (survived|failed|after my|since my|out of hospital after|another|after|since) ..1 attempt ..6 (hate|wish|again|want|week|month|fail|regret|not glad|should)
    survived (attempt|my attempt|my own)
    (tried|attempted) (again|once|last week|last month|this year|last year|before) ..6 (again|hate|want|second|third|failed|survived|next|will)
    (tried|attempted) ..2 (last night|again) ..4 (hospital|woke up|failed|not work|pills)
    already tried once
`;
