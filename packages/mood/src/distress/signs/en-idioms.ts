/** Idioms, works and trades in the words of danger, which say nothing of whoever writes them, in English. */
export const innocent = `
    suicide (squad|squeeze|doors|door|prevention|awareness|drill|drills|run|runs|boys|silence|burning|king|kings|mission|season|by)
    (ran|run|running|did|doing) suicides
    suicidal (tendencies|thoughts by)
    (lost|losing|lose|died|die|dies|loss) ..5 suicide
    (documentary|film|book|song|essay|lecture|exam|training|nursing|class|thesis|chapter|article|podcast) ..3 suicide
    not be here (tomorrow|monday|next week) ..3 (off|holiday|flying|moving|flight|trip|vacation|away)
    volunteering ..3 (crisis|suicide|help) (line|hotline)
    (killing|kill) myself (laughing|laugh|with laughter|at gym|in gym|training|over this)
    (die|dying|died|dies) (of|from) (laughter|laughing|embarrassment|boredom|cringe|heat|cute|cuteness|cold|hunger|thirst|happiness|shame|secondhand|excitement|joy)
    (die|died|dying) (happy|laughing)
    (die|dying) for (this|playlist|bassline|song|coffee|beer|nap|holiday|drink|snack|pizza|food|sushi|some)
    to die for
    (quitting|leaving|resigning) (on|next|this|my)? (friday|monday|tuesday|wednesday|thursday|job|week|month|company|firm|shift|team|band|choir|gym)
    knife for (my|his|her|our) (birthday|christmas|kitchen|wedding|anniversary)
    dying to (hear|see|try|meet|know|go|listen|eat|tell|find|get|dance|play|watch|show|visit)
    die with smile
    die young by
    if i die young
    die hard
    die another day
    live and let die
    ready to die (of|hard|on dance|laughing)
    dead (tired|serious|excited|cute|lift|lifts|on my feet|beat|heat|line|pool|weather|kennedys|cells)
    kill (for|it|bill|lights|boredom|time)
    jump (out of|off|from|into) (plane|waterfall|my skin|pier|diving board|rocks|boat|sofa|bed|pool|cake|joy|for joy|sea|water)
    (about|going|ready) to jump (in|on|into)
    (jump|jumping) around
    not know how (i|we) ..1 (going to|gonna|will|can|could|am going to) (do it|manage|manage it|pay it|pay|afford it|afford)
    end it (with|there|here|on|by) 
    not want (it|this|night|song|summer|week|weekend|day) to end
    bleed on dance
    cutting (rug|carbs|sugar|calories|cake|hair|line|grass|vegetables|onions|wood)
    cut (hair|my hair|my finger|cake|to chase|my nails|grass|fringe|bangs|carbs)
    deep (cut|cuts) (only|not|from|by|instead|rather|over|album|albums|playlist|$)
    (play|give me|hear|listen to|find|love|want|any|album|rare|their) ..1 deep (cut|cuts)
    cut my (hair|finger|thumb|hand|nails|fringe|life into pieces|losses)
    goodbye (party|yellow brick|song|do|drinks|forever excel)
    farewell (party|tour|drinks|concert|do|lunch|dinner|speech|show)
    my last (night|day|week|evening) (in|of|at|on tour|with|before|as)
    (disappear|vanish) into (good|book|mountains|woods|forest|music|crowd|sofa|duvet|blanket|sea)
    not exist on (slack|email|teams|instagram|social|work)
    hit me (with|baby|up|one more)
    not (want|wish) to live in
    live in this (flat|house|town|city|room|country)
    can not live without (coffee|music|this|my phone|spotify|chocolate|it|him by|you kind)
    burden of proof
    wish i was never born leeds
    want out of (this|my) (meeting|lease|contract|family|call|queue|class|office)
    (nothing|something) (left)? to live for but
    give up on (flat|furniture|diet|sudoku|team|tidying)
    took my tablets
    (crave|want|hope|need) (death metal|dead cells)
    death (metal|cab|valley|star|stranding|note|row|grips|becomes|eaters)
    (killed|kills|slays|slayed|murders|murdered) it
    overdosed on (chocolate|cheesecake|cute|sugar|caffeine|coffee|cake|sun|netflix|christmas|easter|nostalgia)
    shoot (hoops|video|music|film|me text|me message|my shot)
    suicide bomber
    i want to die (lol|haha|😂)? (this)? (homework|hungover)
    drown (me|us) in
    drowning in (work|emails|laundry|homework|admin|essays|paperwork|revision|deadlines|love)
    (goes|called|titled|one that goes|lyric|lyrics|chorus|line) ..3 (live forever|die|dead|kill myself|want to live|born)
    not (okay|ok) i promise
    (cut|cuts|cutting|slashed) (my|our|his|her|their)? (hours|shifts|pay|wages|salary|budget|bonus|overtime|funding|jobs|screen time|caffeine)
    budget cuts
    cut (him|her|them|it|ties|contact) (off|out|short)
    cutting (ties|contact|corners|it fine|it close)
    (cut|burnt|burned|jammed|sliced) my (thumb|finger|toe|tongue) (slicing|chopping|cooking|opening|making)
    (blood|blood test|blood pressure|blood sugar|bloods) (test|tests|pressure|sugar|results|donation|orange)
    insulin pump
    (nosebleed|bleeding gums|papercut|paper cut)
    (took|taking|take|takes|on|started|finished) my (antibiotics|vitamins)
    (broke|broken|sprained|twisted) my (arm|wrist|leg|ankle|toe|collarbone|foot) (skiing|skating|snowboarding|running|climbing|playing|in match|at football|on bike|falling off|tripping)
    (letter|letters) (to|from) ..1 (landlord|bank|council|tax office|insurance|santa|editor|mp|university|embassy|gas company)
    (could|going to|will|want to) (kill|strangle|murder|throttle) (my|this) (printer|laptop|router|alarm clock|computer)
    (ending|end|ended) (it|things) with (him|her|them|my boyfriend|my girlfriend|my ex)
    (it|everything) ends (tonight|today|tomorrow) ..3 (episode|season|series|show|finale|tour|contract|course|term|semester)
    (want|need|wish|can not wait for) (this)? (day|week|month|year|shift|winter|semester|term|meeting|lecture|exam|season|game|flight|call) to (end|be over|finish|stop)
    (can|could) (today|day|week|this week|this day|this shift|winter|monday) be over
    (stab|stabbed|stabbing) (me|us|him|her)? in back
    (end of my rope|end of my tether|at my wits end|losing it|breaking point) (with|over) (this|my) (router|wedding|printer|homework|commute|garden|neighbours)
    tired of (my own|winter|cooking|this weather|this job|waiting|meetings|politics|rain|emails|homework|work|commuting|customers|diets|dieting|spreadsheets|moving|packing|my commute|my playlists|my music)
    done with (work|men|women|dating|dating apps|people at work|everyone at work|group chats|exams|school|homework|mondays|monday|this week|winter|landlord|landlords|group projects|customers|customer service|emails|zoom|this meeting|laundry)
    sorry for myself
    better off without (him|her|job|sugar|alcohol|instagram|facebook|ex)
    (gave|given|giving|give) up (smoking|sugar|drinking|alcohol|coffee|cigarettes|chocolate|meat|carbs|caffeine|vaping|my seat|gluten|gym|piano)
    (give|giving|gave|given) up on (my|this|french|spanish|german|knitting|sudoku|dating|sourdough|parking|printer|it working|crossword|my hair|piano|gym|new year)
    (disappear|vanish|sink|melt|crawl|dissolve) (into|under|in) (my)? (sofa|couch|bed|duvet|blanket|blankets|mattress|hoodie|armchair|desk|covers)
    no (escape|way out) (from|of) (this)? (jingle bells|meeting|traffic|office|ikea|car park)
    (plants|tomatoes|basil|cactus|orchid|flowers|battery|laptop|computer|sourdough|wifi) ..2 (died|is dying|are dying|keeps dying|is dead|dying|dead|die)
    (useless|hopeless|terrible|worthless|crap|rubbish|bad) (at|with) (maths|math|cooking|plants|names|directions|parking|parties|small talk|football|technology|numbers|drawing|flirting|dancing|french|chess|computers)
    (hit|nearly hit|almost hit|ran over|nearly ran over) (cyclist|deer|kerb|curb|pedestrian|dog|cat|fox|lamppost|pole|rabbit|squirrel|badger|post)
    (beat|beating|beats|beaten) (my|him|her|them|us)? (dad|brother|sister|mum|grandad|son|daughter|boss|record|time|them|high score|best)? (at|in) (chess|tennis|cards|scrabble|darts|golf|pool|monopoly|fifa|badminton|poker|final|squash|bowling|ping pong)
    (not|did not|never) get in (to)? ($|not|university|college|uni|school)
    (chest|shoulders|jeans|belt|schedule|budget|money|deadline|collar|neck) (is|are|feels|too)? tight ..3 (list|deadline|deadlines|month|stress|exam|meeting|workout|gym|until)
    longer than my arm
    dont fear reaper
    (with|add|leave|needs) (some|bit of|touch of|note of|glimmer of|ray of) hope (at|in|near|towards|by|for)
    not (want|wish|like) to (seem|look|sound|appear|come across) (as|like|too)? (desperate|needy|clingy|nervous|rude|eager|keen|cheesy|boring|old)
    (seem|look|sound|appear) like ..2 trying too hard
  `;

/** What is said for effect, in English. */
export const joking = `
    (lol|lmao|lmfao|haha|hahaha|hahahaha|ha ha|jk|rofl|xd|lolol|hehe|just kidding|jokes)
    😂
    🤣
    💀
    😆
    😅
    (homework|mondays|meme|memes|karaoke|spreadsheet|exam|exams|deadline|hungover|hangover|embarrassment|embarrassed|laughing)
  `;
