/** Words that show that music is asked for, and such that tell of the listener. In the notation of `createCueFinder`. */
export const asking = {
  ask: `
    (play|queue|spin|blast|stream) (me|us)? (some|something|anything|a|an|the|my|music|songs|more|nice|good|your|whatever|tunes|stuff|random|any|lots|only|just|all|another|other|popular|soft|sad|happy|calm|fun|chill|relaxing)
    (put|throw|stick|chuck|whack|pop|get|have|turn) (on)? (some|something|anything|a|me|music|nice|a few|an|the)? (music|tunes|songs|on|together|playlist|something|mix)
    (put|throw|stick|chuck|whack|pop) on
    (give|find|get|make|build|create|show|pick|suggest|recommend|bring|hand|send|cook|whip|throw|do|fix|choose|compile|prepare|generate|put|knock|sort|hook|hit) (me|us|up|together|my|him|her|them|out) (with)? (together|up|up with|a|some|an|something|anything|the|music|songs|more|few|your|tunes|one|nice|good|soft|any|lots|what|whatever|tracks|calm|happy|sad|slow|fast|loud|quiet|chill)
    (give|find|make|build|create|show|suggest|recommend|compile|prepare|generate|pick|choose) (a|an|some|something|the|any|my|good|nice) (<music>|good|nice|long|short|new|party|calm|chill|relaxing|happy|sad|quick|workout|running|_) (<music>)?
    (need|want|wants|wanted|looking|fancy|craving|require|prefer|wanting|needing|seeking|hoping|searching|like|love|got|have|any|use|do|with|after|appreciate) (for)? (to hear|to listen|hearing)? (to)? (some|a|an|my|good|more|the|nice|any|background|proper|decent|new|really|bit of|lots of)? (_)? (_)? (music|songs|tunes|tracks|playlist|mix|soundtrack|beats|playlists|album|anthems|bangers|mixtape|song|ballads|jams|list of songs)
    (should|would|id|will) (like|love|enjoy|prefer) to (hear|listen)
    (want|wanted|wanna|want) to (hear|listen)
    (need|want|wants|looking|fancy|craving|prefer|seeking|hoping|searching|like|love|got|have|use|with|after|know|appreciate|needs|asking|try) (for)? (to hear|to listen to|to have|hearing)? (something|anything|somethin)
    (could|can|may|would) (you|u|we|i) (please)? (play|put|make|find|give|get|suggest|recommend|pick|choose|do|create|have|add|hear|select|prepare|build|show)
    (something|anything) (to|for|like|with|that|which|by|from|in|a|nice|really|very|more|less|not|but|without|kind|calm|happy|sad|chill|quiet|soft|slow|fast|loud|good|fun|relaxing|upbeat|new|light|heavy|old|simple|gentle|mellow|bit|warm|dark|cosy|cozy|cool|different|easy|energetic|classical|acoustic|instrumental|romantic|funky|groovy|peaceful|cheerful|dreamy|beautiful|danceable|lively|moody|big|deep|smooth|soothing|spanish|french|just|low|high|angry|motivating|slower|faster|calmer|happier|softer|louder|lighter|darker|super|so|pretty|suitable|appropriate|festive|uplifting|epic|hard|melancholy|melancholic|nostalgic|ambient|jazzy|bluesy|folky|summery|tropical|sleepy|wordless|without)
    ^ (something|anything|music|songs|tunes|playlist) $
    (music|songs|tunes|tracks|playlist|mix|soundtrack|beats|sounds|jams|bangers|anthems|mixtape|hits|classics|ballads|background) (for|to|that|while|with|about|when|please|without|suitable|which|i can|as|like|from) (my|the|a|our|this|me|help|get|make|while|it|study|work|sleep|run|dance|cook|clean|chill|cry|drive|relax|some|when|i|we|keep|go|play|say|match|no|tonight|_)?
    (good|nice|some|any|more|best|sad|happy|calm|chill|quiet|party|dance|background|relaxing|slow|fast|old|new|loud|love|workout|running|study|driving|dinner|sleep|gym|upbeat|soft|gentle|calming|cheerful|peaceful|morning|evening|night|christmas|wedding|birthday|holiday|summer|angry|focus|energetic|fun|motivational|feelgood|break up|breakup|instrumental|cooking|cleaning|road trip|travel|kids|childrens|mellow|dreamy|romantic|soothing|spa|meditation|reading|coding|funeral|nostalgic|rainy|cosy|cozy|hype|pump up|victory|celebration) (music|songs|tunes|tracks|playlist|mix|soundtrack|beats|sounds|jams|bangers|anthems|mixtape|hits|classics|ballads|song|vibes)
    in the mood for (some|something|a|_)
    (feel|feeling) like (some|hearing|listening|a bit|a|something|dancing to)
    (background|chill|party|focus|study|workout|gym|calm|quiet|sleep|dinner|ambient|easy) (stuff|noise|sounds|vibes|things)
    (listen|listening|dance|sing|work out|study|run|cook|drive|fall asleep|relax) to (some|something|music|please|with)
    what (should|can|could|do|would) (i|we|you) (listen|play|put|hear|recommend|suggest)
    (what|which) (music|songs|tunes) (for|should|would|goes|do|can|fits|suits|works|is good)
    (what|whats) (is)? (good|nice|best) (music|songs|for|to listen|to play)
    (what|whats) (is)? the (saddest|happiest|loudest|softest|calmest|best|slowest|fastest|funniest|angriest|weirdest|prettiest|most _) (song|track|thing|music|tune) (you have|you got|youve got|you know|there is)
    (how|what) about (some|something|a|an|more|a bit)
    (time|ready|up|day|night|weather|mood) for (some|a bit of|something|a)
    (soundtrack|playlist|mix|background music|mixtape) $
    (soundtrack|playlist|mixtape|playlists)
    (music|songs|tunes|beats|bangers) (please|now|tonight)? $
    (hit|surprise|treat|spoil|soothe|comfort|entertain|distract|console) (me|us) (with|to)
    (accompany|soundtrack) (me|us|my|this|it|the|our)
    (bit|lots|plenty|load|loads) of (_)? (music|songs|tunes)
  `,
  makeIt: `
    (make|keep|turn|want|get|have|like|let|bring|dial|push|take|change|switch|set|turning) (it|this|that|things|them|these|the mix|the list|the music|the playlist|the mood|the songs|the vibe|me|to be|it to be|everything) (to|into|all|a|be|sound|more|feel)?
    (go|going|try|trying|stick|switch|move|change|lets|stay) (for|with|to|on to|over to|on)? (something|some|the|a)?
    (want|need|prefer|wanted) it
    (should|could|can|must|needs|need|has|have) (it)? (to)? be
  `,
  replacing: `
    (instead|rather)
    (make|turn|change|switch|set|swap|want) (it|this|that|them|things|to|over|the mood|the genre|the era|the music|the list|the style) (to|into|for|over to|all|be|it)?
    (switch|change|swap|move|go|turn) (over|on|it)? (to|with|for)
    (only|just|nothing but|purely|exclusively|strictly|all|pure|solely|entirely)
    (actually|no|nah|scratch that|wait|correction|i meant|i mean|sorry) $?
    after all
  `,
  firstPerson: `
    (i|we) (am|was|feel|felt|have|had|cant|got|just|could|really|miss|hate|love|lost|won|cried|keep|been|think|do|dont|need|passed|failed|broke|want|cannot|still|feel|finally|so|never|hurt|did|did it|made|might|will|know|woke|slept|ate|am|were|are|got|said|told|saw|met|found|heard|forgot|spent|quit|left|moved|bombed|aced|start|started|finished)
    (my|our) (boss|mum|mom|dad|father|mother|boyfriend|girlfriend|ex|wife|husband|partner|friend|best|brother|sister|son|daughter|dog|cat|heart|head|brain|life|day|job|landlord|flight|exam|team|grandma|grandpa|nan|gran|kid|baby|mind|body|anxiety|back|neighbour|neighbor|crush|marriage|plans|date|teacher|grandmother|grandfather|nana|aunt|uncle|cousin|fiance|girl|boy|manager|colleague|colleagues|roommate|flatmate|car|house|phone|train|bus|legs|eyes|chest|stomach|stepdad|parents|family|in laws|birthday|wedding|first|last|team|nerves|results|thesis|business|startup|interview)
    (feeling|feels|felt|feel)
    im
    (today|day|night|week|morning|evening|yesterday) (was|is|has|at|from|of|went)
    (rough|bad|hard|long|awful|terrible|horrible|shit|shitty|crap|crappy|tough|great|amazing|good|best|worst|lovely|wonderful|stressful|exhausting|weird|strange|crazy|busy|lazy|sad|happy|perfect|slow|quiet|boring|heavy|big) (day|night|week|morning|evening|shift|weekend|month|year|afternoon|mood|news|time|one)
    (me) (and|too|right|today|rn)
  `,
  feelingNow: `
    ^ (no|sorry|oops|wait)? (i|we) (meant|mean) (just|more like|rather|that i am|im|i am|really|very|so)? (tired|sleepy|exhausted|drained|lonely|anxious|nervous|worried|scared|stressed|overwhelmed|bored|excited|hyped|hopeless|numb|heartbroken|hurt|proud|grateful|restless|frustrated|annoyed|homesick|nostalgic|grumpy|hungover|sick|disappointed|relieved) (now|today|tonight|really|actually|not _)? $
    (feel|feeling|feels|felt|am|getting|got|being|mood is|makes me|made me|makes us|left me|got me|has me|have me|everyone is|we are|i was|we were|mind is|head is|heart is|body is|brain is|i just|all) (so|a|an|really|very|quite|pretty|bit|little|lot|much|way|kind|kinda|sort|of|still|all|just|rather|too|super|extremely|totally|incredibly|absolutely|more|suddenly|slightly|somewhat|actually|now|even|already|getting|feeling|oddly|weirdly|strangely|a bit|a little|a lot|so much|much more)? (more|less|bit|little|of)? (tired|sleepy|exhausted|knackered|drained|shattered|beat|wiped|worn|sad|happy|angry|mad|furious|lonely|anxious|nervous|worried|scared|afraid|stressed|overwhelmed|bored|excited|hyped|pumped|calm|relaxed|chill|peaceful|down|low|blue|depressed|miserable|hopeless|numb|empty|heartbroken|hurt|broken|lost|proud|grateful|thankful|blessed|loved|content|cheerful|joyful|ecstatic|thrilled|elated|giddy|restless|wired|frustrated|annoyed|irritated|pissed|jealous|guilty|ashamed|embarrassed|homesick|nostalgic|melancholy|moody|grumpy|cranky|hungover|sick|ill|better|worse|good|great|amazing|terrible|awful|horrible|bad|fine|ok|okay|alright|lighter|brighter|hopeful|confident|motivated|energetic|energised|energized|lazy|sluggish|groggy|awake|alive|weird|strange|off|meh|rubbish|crap|shit|shitty|rough|fragile|emotional|teary|weepy|tearful|crying|mellow|dreamy|romantic|horny|silly|playful|feisty|fired|focused|distracted|confused|foggy|tense|jittery|jumpy|panicky|panicked|desperate|devastated|gutted|crushed|disappointed|betrayed|rejected|unloved|invisible|cold|dead|done|over it|spent|burnt|burned|fed up|unstoppable|invincible|fantastic|wonderful|lovely|awesome|buzzing|stoked|chuffed|pleased|glad|delighted|overjoyed|relieved|human|myself|cosy|cozy|safe|strong|weak|small|happier|sadder|calmer|sleepier|angrier|hyper|panicking|terrified|petrified|frightened|freaking|freaked|dreading|shaking|trembling|stressing|spiralling|spiraling|uneasy|giggly|tipsy|drunk|stoned|high|in love|smitten|heavy|light|warm|free)
    ^ (so|very|really|super|totally|absolutely|just|completely|pretty|kinda|bit|a bit|little|too|soo|am|quite|extremely|still|mostly|mainly)? (tired|sleepy|exhausted|knackered|drained|shattered|sad|angry|mad|furious|lonely|anxious|nervous|worried|scared|stressed|overwhelmed|bored|excited|hyped|pumped|depressed|miserable|hopeless|numb|heartbroken|hurt|broken|proud|grateful|restless|wired|frustrated|annoyed|pissed|homesick|nostalgic|grumpy|hungover|sick|emotional|gutted|devastated|disappointed|buzzing|stoked|relieved|crying|panicking) (now|today|tonight|again|lol|tbh|rn|actually|af|and|but|about|as|of|at|because|with|to|for|really|right)? (hell|fuck|now)? $
  `,
} as const;
