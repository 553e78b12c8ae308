const child =
  '(<children>|little ones|little one|little brother|little sister|baby brother|baby sister|kid brother|kid sister|little cousin|little cousins|year old|year olds|yr old|yr olds|yo)';
const anybody =
  '(<children>|<elders>|little ones|little one|little brother|little sister|baby brother|baby sister|kid brother|kid sister|little cousin|little cousins|in laws|mother in law|father in law|year old|year olds|yr old|yr olds|yo)';
/** So young that whatever they do, they do it in the same room. */
const small =
  '(kid|kids|toddler|toddlers|kiddo|kiddos|little one|little ones|littles|littlies|preschoolers|year old|year olds|yr old|yr olds|yo|yos|grandkids|bairns|weans)';
/** Where music plays to whoever comes in. */
const open =
  '(shop|store|boutique|salon|barbers|barbershop|cafe|café|coffeeshop|teashop|tearoom|tearooms|bakery|bistro|restaurant|diner|bookshop|bookstore|florist|florists|waiting room|waiting hall|waiting area|reception|lobby|foyer|clinic|surgery|dentist|dental practice|care home|nursing home|retirement home|library|museum|nursery|kindergarten|preschool|daycare|creche|school|classroom|class|playgroup|church|assembly|school run|youth club|summer camp|showroom|market stall|hotel)';
const swearing =
  '(swearing|swears|swear|cursing|curses|curse|cussing|cuss|profanity|profanities|expletives|obscenities|f word|f words|f bomb|f bombs|fbombs|c word|n word|effing)';
const being = '(is|are|will be|have|has|might)? (all|both|just|also|now|still|literally|right|back|only)?';

/** Whether words that children should not hear may be sung. In the notation of `createCueFinder`. */
export const explicitCues = {
  clean: `
    (no|without|less|zero|avoid|skip|hold|cut|minus|not|stop|dont|any) (the|any|more|all|with)? (swearing|swears|swear|cursing|curses|curse|cussing|cuss|profanity|profanities|explicit|bad|rude|dirty|naughty|foul|filthy|vulgar|offensive|fbombs|expletives|obscenities|sweary) (words|language|lyrics|songs|stuff|content|tracks|word|ones|please|bits)?
    (no|nothing|none|without|not|never) (with|that has|containing|including|full of)? (any|the|too many)? (bad|swear|curse|cuss|rude|dirty|naughty|foul|four letter) (words|word|language|lyrics)
    (no|nothing|none|without|not|never|dont want) (with|that has|that is got|containing|including|full of|got)? (any|the|too many|a lot of|lots of|loads of|much)? (swearing|swears|swear|cursing|curses|cussing|cuss|profanity|effing|expletives|filth|smut|potty mouths|f words|f word|f bombs|c word)
    (without|no) (anyone|anybody|people|them|rappers|singers)? (swearing|cursing|cussing|effing)
    (remove|drop|lose|ditch|delete|filter|leave) (out)? (the|all|any|all the)? explicit (ones|songs|tracks|stuff|one|song|versions|music)
    nothing (too)? (explicit|rude|sweary|dirty|vulgar|offensive|naughty|filthy|crude|inappropriate|adult|x rated)
    (not|isnt|arent|too|less) (too|so)? (explicit|sweary|rude|vulgar)
    (clean|radio|censored|bleeped|edited) (version|versions|edit|edits|lyrics|only|songs|music|ones|stuff|language|please|tracks)
    (keep|make) (it|everything|things|them|the lyrics|this) (all)? (clean|pg|family|kid|child|appropriate|sfw|decent|wholesome|g)
    (pg|sfw) (please|only)? $
    clean (please|only) $
    (music|songs|song|playlist|mix|tracks|tunes|stuff|rap|hip hop|rnb|lyrics|words|language|hits|pop|bangers|everything|them|ones|said|meant|mostly|strictly|be|it|but|still|also) (has to be|to be|be|that is|that are|are|but|and|all|strictly|totally|nice and|completely)? clean $
    (kid|kids|child|children|childrens|family|toddler|toddlers|baby|school|work|office|church|grandma|granny|grandparent|class|classroom|nursery|age) (friendly|safe|appropriate|suitable|ok|okay)
    (bleep|bleeps|bleeping|beep|mute|censor|blank|blur|silence|filter|cut|edit|take|strip|leave|keep) (out)? (the|any|all|all the|all that|their)? (swear|curse|cuss|bad|rude|dirty|naughty|explicit|filthy|sweary|four letter) (words|word|language|lyrics|bits|stuff|ones|parts|songs|tracks) (out)?
    (bleep|bleeps|bleeping|beep|mute|censor|blank|silence|filter|cut|edit|take|strip|leave|keep) (out)? (the|any|all|all the|all that|their)? ${swearing} (out)?
    (bleep|beep|censor|mute) (it|them|that|those) (out)? (please|when|if|where|all)?
    (no|without|not|nothing with|none with|never|zero) (any|the|too many|too much|all that|all the|so much|so many)? ${swearing} (words|in it|in them|please)?
    nothing (thats|that is|too|remotely|at all|even)? (too|remotely|even)? (a bit)? (explicit|rude|sweary|dirty|vulgar|offensive|naughty|filthy|crude|inappropriate|adult|x rated|lewd|raunchy|smutty|obscene|risque|risqué|foul mouthed|potty mouthed|r rated|nsfw|indecent|profane|unsuitable|sexual|too sexual|about sex)
    (no|not|none of the|without the|skip the|lose the|drop the|avoid the|minus the) (rude|naughty|dirty|filthy|vulgar|sweary|smutty|lewd|raunchy|obscene|crude|explicit|nsfw|x rated|inappropriate|foul mouthed) (ones|one|songs|stuff|bits|lyrics|words|tracks|versions|rap|music|things|jokes|please)?
    (not|nothing|never|isnt|arent) (too|so|as|that)? (vulgar|obscene|lewd|raunchy|smutty|nsfw|filthy|sweary|naughty|x rated)
    (no|without|not|less|zero|avoid|skip) (the)? (f bombs|effing and jeffing|effing|potty mouth|bad mouthing|sex talk|sex songs|smut|filth|innuendo|vulgarity|vulgarities|obscenity|nudity|dirty talk)
    (something|anything|songs|music|stuff|but|all|only|just|bit|keep it|make it|must be|has to be|should be|needs to be|gotta be|got to be) (clean|pg|sfw|family friendly|child friendly|kid friendly|school appropriate|suitable for work|safe for work) (only|though|tho|please|enough|stuff|lyrics|ones|for|no|and|,)?
    (clean|censored|bleeped) (rap|hip hop|hiphop|pop|trap|drill|grime|rnb|r and b|r&b|reggaeton|dancehall|party|radio|punk|metal|rock) (songs|music|hits|versions|tracks|tunes|stuff|only|please|edits)?
    ^ (but|and|all|only|just|keep it|nice and|squeaky)? (clean|pg|sfw) (tho|though|stuff|versions|lyrics)? (only)? $
    ^ (bit|way|much|something|lot|make it)? cleaner (version|versions|lyrics|language|words|songs|ones|stuff)? (because|cause|since|as|there|for|now)? $
    ^ (bit|way|much|something|lot|make it)? cleaner (because|cause|since|there|for the|now)
    cleaner (version|versions|lyrics|language|words)
    (radio|clean|kids|family|school) (edit|edits|version|versions) (only)?
    (suitable|appropriate|safe|ok|okay|fine|fit) for (work|all ages|a family|any age|everyone|the office|public|school|church)
    (work|office|school|family|grandma|gran|nan|mum|mom|child|kid|kids|church|customer|customers|boss|classroom|workplace|shop) (safe|friendly|appropriate|suitable|proof)
    (eyebrow|eyebrows|complained|complaining|complains|complaint|complaints|offended|shocked|horrified|mortified|blushed|blushing|objected|objects|winced|wincing|winces|gasped|tutted|tutting|flinched|frowned|frowning|glared|moaned|moaning|upset|unhappy|not amused|not happy|not impressed|uncomfortable|embarrassed|disapproved|disapproves|a face) (at|about|by|with|over|because of|for)? (me for)? (the|all the|all that|that|their|his|her|its)? ${swearing}
    (too much|too many|so much|so many|a lot of|all the|all that|that much|way too much|what is with the|whats with the|enough|enough of the|enough with the) ${swearing}
    ${swearing} (is|are|was|were) (a bit|way|far|really|just)? (too much|a bit much|a lot|out of hand|over the top|unnecessary|not ok|not okay|not on|awkward|embarrassing|bad|terrible|a problem|constant|nonstop|everywhere)
    (has|have|got|hear|heard|hearing|there is|theres|full of|and|with) (some|a lot of|lots of|loads of|all this|all that|any|bits of|the odd)? ${swearing} (in|and|on|though|tho|again|now|words|lyrics|here)
    (he|she|they|that one|this one|song|singer|rapper|it) (is|just|keeps|kept|are)? (swears|swore|swearing|cursing|cursed|curses|cusses|cussing|dropped an f bomb|said the f word|says the f word|said fuck|said shit|says fuck) (too much|a lot|so much|constantly|all the time|every|in front of|again|and)
    (hate|hates|hated|dislikes|dislike|notice|notices|mind|minds|complain about|complains about|cant stand) (the|all the|all that|any|that|this)? ${swearing}
    (not|doesnt|wont|dont|wouldnt) (like|love|want|enjoy|appreciate|approve of|need|stand) (the|all the|all that|any|that|this)? ${swearing}
    (no|not|nothing|without|dont want|none) (any|songs|lyrics|words|music|stuff|ones|with)? (lyrics|songs|words|anything)? about (sex|drugs|violence|shagging|killing|guns|murder|shooting)
    clean (it|this|things|the lyrics|the words|the language) up
    (your|watch your|watch the|strong|the|mild|clean) language please
    ^ language please
    mind the language
    watch the (language|swearing)
    without the (swearing|cursing|rude|bad)
    (nothing|not|no songs|without anything|dont want anything|dont|wont|that wont|anything that wont) (that|which|to|thatll|itll)? (is going|going)? (to)? (will|would|could|might|may|gonna)? (get|gets|land|lands|have) (me|us|anyone|anybody|everyone|somebody) (all)? (fired|sacked|suspended|expelled|reported|cancelled|canceled|told off|in trouble|into trouble|in hot water|written up|a warning|a telling off|a talking to|a complaint|complaints|detention|dirty looks|funny looks|side eye|an email|a call|a meeting|called|dragged|hauled|sent|kicked out|thrown out|chucked out)
    (hr|human resources|ofsted|parent|head office|management|customer|customers|boss|vicar|headteacher) (friendly|safe|approved|compliant|proof|appropriate|suitable)
    (upset|offend|alarm|shock|scandalise|scandalize|horrify|worry|involve|trigger|get past|past) (the)? (hr|vicar|headteacher|head teacher|head office|nuns|parishioners|pta|ofsted|customers|parents)
  `,
  company: `
    ${anybody} ${being} (coming|comes) $
    ${anybody} ${being} (here|around|about|present|listening|awake|watching|dancing|joining|joined|visiting|coming over|coming round|coming along|coming too|coming home|coming with|coming for|coming tonight|coming today|coming later|coming soon|home|along|next to me|next to us|with me|with us|sitting|next door|in the next room|on board|listening in)
    ${anybody} ${being} (in|on|at|into|by|within|around) (the|my|our|same)? (next|same|living|back)? <near>
    ${anybody} (have|has|just|all|both|and)? (have|has|just|all|both)? (came|come|walked|jumped|hopped|climbed|got|popped) (in|into|over|round|along|down|up) (the|my|our)? (<near>|now|too|and|so|here)
    ${anybody} (have|has|just|all|both)? (have|has|just|all|both)? (came|come|walked|popped) in
    (she|he|they|boss|neighbours) (is|are) (literally|right)? (in the next room|next door|in earshot|within earshot|listening in)
    ${child} (all|both|really|also)? (want|wants|love|loves|demand|demands|like|likes) (some|something|more|music|songs|to dance|to sing|to hear|to listen|to join)
    ${child} (can|will|might|could|may) (hear|listen|sing|dance|join)
    (<children>|year old|year olds|yr old|yr olds|yo) (birthday|birthdays|party|disco|bedtime|room|bath|class|show|playdate|music|songs|time)
    (suitable|appropriate|safe|ok|okay|fine|good|fit|fun|nice|songs|music|something|anything|tunes|mix|party|disco|playlist|stuff) (for|with|around) (my|the|our|all|little|small|young|some|two|three|four|a)? (little|small|young|year|_)? (kid|kids|children|child|toddler|toddlers|ages|little|family|students|pupils|son|daughter|niece|nephew|grandkids|grandchildren|class|church|nan|gran|grandma|ears|ones)
    ^ (for) (the|my|our|a|some)? (baby|babies|bairn|wean|infant|newborn|little one|little ones|kids|children|toddler|toddlers|kindergarten|nursery|preschool|grandkids|kid)
    (with|around|driving|for|entertaining|minding) (the|my|our|a|two|three|four|some|<num>)? (small|little|young|<num>)? (<young> year|<young> yr|<young>)? (kids|children|toddler|toddlers|little ones|grandkids|grandchildren|kid|nieces|nephews|preschoolers|schoolkids|schoolchildren|kiddos|littles)
    (with|around|driving|for|entertaining|minding|teaching|babysitting|both) (the|my|our|a|an|two|three|four|some|both a|<num>)? (small|little|young|overtired|tired|sleepy|bored|hyper|cranky|grumpy|restless|excited)? <young> (year old|year olds|yr old|yr olds|yo|yos)
    (with|around|for|minding|got|have|has|i have|we have|teach|teaching|babysitting|watching|of|and|two|three|four|five|six|eight|ten|<num>) (a|an|the|my|our|two|three|some|<num>)? (small|little|young|overtired|tired|sleepy|bored|hyper|cranky|grumpy|restless|excited)? <young> (year|yr|month|months) (old|olds)
    (something|anything|music|songs|that|which|what|both|one|stuff) (that)? (a|an|my|the|both a|both my) <young> (year old|year olds|yr old|yr olds|yo|yos)
    (they|he|she|baby) (is|are) (only|all|both|just|about|like|nearly|almost|now)? <young> (months|mths|mnths|mos|weeks) (old|olds|now|today|tomorrow)
    (they|he|she|baby) (is|are) (only|all|both|just|about|like|nearly|almost|now)? <young> (months|mths|mnths|mos|weeks) $
    (keep|keeps|get|gets|make|makes|have) (the|my|our|these|those|two|three|four|five|all the|both|both the)? ${small} (all)? (quiet|busy|entertained|calm|happy|amused|occupied|still|awake|singing|dancing|moving|interested|laughing|settled|quieter|asleep|to sleep|to bed|to dance|to calm|to settle|to stop|to move|to sing|to tidy|out of bed|dressed|ready)
    (stop|stops|calm|calms|settle|settles|entertain|occupy|amuse|distract|quiet|quieten|shush|separate|bribe|cheer) (out|up|down)? (the|my|our|these|those|two|three|four|five|all the|both|both the|a car full of|a bus full of)? ${small}
    (they|he|she|kids|children|all|both) (is|are) (only|all|both|just|about|like)? <young> (years old|year olds|and <young>|or so|years of age)
    (some|the|my|our|of|with|for|have|got|<num>) (first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) (graders|grade|grader)
    (my|the|a|our|with|for|have|got|teach|teaching) (first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th|kindergarten|preschool|nursery|reception|primary|infant) (graders|grade|class|kids|children)
    ${child} (football|soccer|swim|swimming|sports|dance|rugby|hockey|netball|basketball|cricket|scout|ballet|art)? (teams|team|group|groups|choir|club|tournament|match|matches|game|games|camp|lesson|lessons|workshop|corner|area|table|disco|sleepover|playroom)
    (tournament|party|match|camp|class|club|group|room|hall|house|garden|car|bus|van|kitchen|pool|team) (full)? (of|for) (small|little|young|screaming|tired|excited)? (kids|children|toddlers|schoolchildren|schoolkids|preschoolers|juniors|boys and girls)
    (kids|childrens|childs|toddlers|junior|juniors|youth|under <young>) (tournament|team|party|disco|class|camp|club|match|choir|sleepover|birthday|day|show|playdate)
    ${small} (running|jumping|dancing|screaming|playing|bouncing|everywhere|underfoot) (about|around|round|everywhere|in|here|all over)?
    ${anybody} (is|are) (in|inside|back|up|in now|back now) (now|again|too|so|and|already)
    (when|once|before|until|till|because|since|after) (the|my|our|all the)? ${child} (come|comes|arrive|arrives|get|gets|wake|wakes|are|is|finish|finishes) (in|home|back|here|up|over|round|out|along)?
    (naptime|nap time|story time|storytime|circle time|snack time|playtime|bathtime|bath time|bedtime) (,|for|with)? (<num>)? ${small}
    (naptime|nap time|story time|storytime|circle time|snack time|playtime) (for|with|at|in) (the|my|our|a)? (<num>|nursery|daycare|kindergarten|class|little ones)
    (toddler|kiddie|kids|baby|nursery|preschool|childrens|playgroup|mums and tots|mum and baby) (music|sing|singing|rhyme|dance|story|song) (hour|time|class|session|circle|group|morning|along)
    (ages|aged) <young> (to|and|through) <young>
    there is (a|some|the)? ${small} (here|about|around|in|with|too|and|so|present|listening)?
    <children> (,)? (he is|she is|who is|aged|age) (only|just|about|nearly|almost)? <young>
    not that (nasty|rude|dirty|filthy|raunchy|sexy|naughty|explicit|blue|crude|vulgar)
    ${small} (is|are) (in|on|around|about|within|under|here) (the|my|our)? (<near>|house|earshot|about)?
    ${small} (is|are) (up|awake|in a|all|so|being|getting|going|a bit|very|super|really|still|already|just|both|bored|grumpy|cranky|hyper|fussy|whiny|restless|overtired|tired|screaming|shouting|crying|whining|fighting|running|jumping|bouncing|dancing|singing|playing|eating|painting|colouring|coloring|drawing|doing|having|helping|napping|refusing|wild|loud|ill with excitement|climbing|begging|asking|demanding|kicking off)
    ${small} (in a|having a|had a|throwing a) (mood|bad mood|strop|huff|tantrum|meltdown|sulk|grump)
    ${small} (is|are|was|were|all|just|both)? (complain|complains|complained|complaining|moan|moans|moaned|moaning|whine|whines|whined|grumble|grumbles|grumbling|beg|begs|begged|begging|pestering|nagging|asking|shouting|protest|protesting|rebel|rebelling|revolt|revolting) (now|too|already|again|a bit|loudly|and|that|about|for|to|because|so)?
    (full of|load of|carload of|busload of|bunch of|gang of|room of|class of|herd of|pack of|group of|houseful of|handful of) (<num>|excited|screaming|small|young|noisy|bored|tired)? <young> (year|yr) (old|olds)
    ${small} (wont|will not|refuses|refuse|keeps|keep|started|starts|asked|asks|says|said|screaming|wants|need|needs|picks|picked|chose|chooses|likes|loves|thinks|crying|whining)
    (toddler|toddlers|kids|kid) (screaming|crying|in the|at the|on the|wants)
    (kids|children|toddlers|nephews|nieces|grandkids|boys|girls) (all)? under (<young>|ten)
    (putting|getting|put|trying to get|help) (the|my|our) (<children>|little ones|little one) (down|to bed|to sleep|to nap|off|dressed|into the bath|in the bath)
    (babysitting|childminding|nannying|supply teaching)
    (on|doing) (the|a) (school run|nursery run|playgroup)
    (i|we) (teach|am teaching|are teaching|run|help at|supervise) (a|the|my|some)? (kids|children|toddlers|primary|nursery|kindergarten|preschool|reception|infants|year <num>|grade <num>|elementary|elementary school|middle school|primary school|schoolkids)
    (my|the|our) (boss|manager|supervisor|headteacher|head teacher|customers|clients|punters|patients|students|pupils|class|diners|shoppers|patrons|congregation|guests|coworkers|colleagues|work speaker) (has|have|got|can|could|might|controls|is on|are on|on) (the|a|my|all)? (speaker|speakers|aux|hear|bluetooth|radio|stereo|sound system|listen)
    ^ (boss|manager|supervisor|customers|clients|teacher|patients|class) (has|have|can|might) (the|got the|got)? (speaker|speakers|aux|hear|bluetooth|radio|stereo|listen)
    (playing|on|coming|plays|goes|blasting|played) (it|this|out|them|music)? (on|over|through|from|out of|out loud on|out loud in|at|in) (the|my|our) (shop|store|office|work|works|school|classroom|church|cafe|salon|warehouse|workshop|nursery) (speaker|speakers|stereo|system|floor|radio|sound system|bluetooth)
    (music|something|playlist|songs|tunes|anything|mix|background|stuff|sounds|list|hours|need|want) (for|at|in) (the|my|our|a|an|mums|moms|dads) (little|small|busy|quiet|coffee|tea|flower|gift|book|charity|clothes|clothing|vintage|thrift|record|cheese|barber|hair|nail|beauty|yarn|toy|village|vegan|family|high|primary|middle|elementary|sunday|dentists|dental|doctors|hospital|hotel|vets)? ${open}
    ^ (for)? (the|my|our|a) (little|small|busy|quiet|coffee|tea|flower|gift|book|charity|clothes|clothing|vintage|barber|hair|nail|beauty|yarn|toy|hotel)? (shop|store|boutique|salon|barbershop|cafe|waiting room|waiting hall|classroom|reception|lobby|daycare|creche) $
    (mum|mom|mummy|mommy|mama|mamma|daddy|teacher|nanny|miss) (says|said) (it cant|it has to|no|nothing|only|not|i cant|we cant|i am not allowed)
    (mum|mom|mummy|mommy|mama|dad|daddy|teacher|nan|gran|grandma) (wont|doesnt|does not|will not|would not|wouldnt) (let|allow|like) (me|us|it)? (listen|hear|have|play|swearing|rude|bad|rap)?
    (mum|mom|mummy|mommy|dad|daddy|teacher|nan|gran|grandma|granny) (will|would|gonna|is going to|going to|might|can) (hear|kill me|tell me off|go mad|go mental|freak|flip|ground me|overhear|shout at me)
    ^ i am (only)? (4|5|6|7|8|9|10|11|12|five|six|seven|eight|nine|ten|eleven|twelve) (and|years old|year old|yrs old|yr old|next week|tomorrow|today|now) (i|a|my|we|a half|please)?
    ^ i am (only)? (4|5|6|7|8|9|10|11|12|five|six|seven|eight|nine|eleven|twelve) $
    i am (only)? <young> (years old|year old|yrs old|yr old|yo)
    i am in (year|grade|class) (one|two|three|four|five|six|1|2|3|4|5|6)
    i am in (first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade
    i am in (kindergarten|primary school|elementary school)
    (me|us) and (the|my|our) (kids|children|toddler|little ones|grandkids|grandchildren|kid|toddlers)
    (am|are|im|music|songs|something|playlist|play|playing|for) (teaching|helping)? in (church|class|school|the classroom)
  `,
  explicitAgain: `
    (swearing|swears|cursing|curses|explicit|profanity|bad language|rude words|rude|dirty|cussing|bad words|swear words|explicit lyrics|explicit songs|fbombs) (lyrics|words|language|songs|stuff|ones)? (is|are|s)? (now|totally|all|perfectly)? (fine|ok|okay|allowed|alright|good|cool|back|welcome|no problem) (now|again|with|by|on|too|in)?
    (allow|allows|unblock|include|enable|permit|let|bring) (in|back|the)? (swearing|explicit|cursing|profanity|swears|uncensored|dirty|rude)
    (dont|do not|doesnt|wouldnt|not) (mind|care|matter|bother|bothered|fussed) (about|the|if|by|some|it|me)? (there|theres|its)? (is)? (the|some)? (swearing|explicit|cursing|profanity|swears|language|bad|rude|dirty)
    (uncensored|unedited)
    (want|wants|need|prefer|gimme|give me|play|play me|put on|more|only|just|bring back) (the|some|more|me|only|just|all the)? (dirty|explicit|uncensored|filthy|nasty|sweary|raw) (ones|songs|version|versions|lyrics|words|stuff|tracks|music|rap)
    (swear|curse) (words|away|all)? (is|are|you)? (fine|ok|okay|welcome|want|like) (again|now)?
    (explicit|dirty|original) (versions|version) (are|is|please|ok|fine|again)
    (explicit|swearing) (on|yes|again|please|back)
    (can|may) (swear|curse) (again|now)
    bring back the (swearing|explicit|swears|filth)
    back to explicit
    doesnt (have|need) to be (clean|censored|kid|family)
    (fine|ok|okay|alright|cool|dont mind|no problem|not bothered|dont care) (with me|by me)? (if|when) (they|it|there|he|she|songs|the songs|lyrics|the lyrics|rappers|theres) (swear|swears|curse|curses|cuss|cusses|is swearing|is some swearing|are swear words|is cursing|swearing|some swearing)
  `,
  companyGone: `
    (kids|kid|children|child|toddler|toddlers|they|little ones|baby|grandkids|son|daughter|nan|grandma|parents|mum|mom) (is|are|have|has|all|were)? (all)? (finally|now|just|both|fast)? (gone|left|away|out|dropped|off) (to|now|home|bed|already|the|so)?
    (kids|kid|children|child|little ones|toddler) (is|are) (all)? (finally|now|both)? in bed
    (kids|kid|children|child) (got|have been|been|were|was|are|is|went) (picked|dropped|taken|off|to) (up|off|bed|home|school)
    (no|without) (more)? (kids|children) (around|here|anymore|now|in|about|left)
    (dropped|drop|put) (off)? (the)? (kids|kid|children) (off|at|to|down|in)
  `,
} as const;
