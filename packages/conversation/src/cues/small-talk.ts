/** Greetings, thanks, laughs and praise. A message of nothing else is answered, and the music stays. */
export const smallTalk = {
  smalltalk: `
    ^ (hi|hello|hey|heya|hiya|yo|sup|howdy|greetings|hallo|helo|heyy|hii|ello|oi|hullo|heyo|wassup|whatsup|wazzup) (there|you|again|attune|bot|everyone|friend|mate|buddy|all|robot|music|stranger|assistant|dude|man|guys)? (bot|friend|again|assistant)? $
    ^ (good)? (morning|afternoon|evening|day|gday|mornin) (to|there|all|everyone|friend|bot|again)? (you|all)? $
    ^ good (morning|afternoon|evening|day|night|one)
    ^ (good)? (night|nite|goodnight|gnight|nighty|gn) (night|all|then|everyone|now|robot|bot|friend|and)? (sleep|for|sweet)? (well|tight|now|dreams)? $
    (off|heading|going) to bed (now)? (night|goodnight|good) (night)?
    ^ (bye|goodbye|cya|ciao|cheerio|farewell|later|laters|peace|adios|ttyl|byee|cu|toodles|tata|tara) (bye|now|for|then|bot|everyone|all|out|friend|later)? (now)? $
    (see|catch|talk|speak) (you|ya|to) (later|tomorrow|soon|around|again|next|you|ya) (soon|later|time|tomorrow)?
    (have|enjoy) a (good|nice|great|lovely|wonderful) (day|one|night|evening|weekend|time|week)
    take care
    ^ (thanks|thank|cheers|ta|merci|danke|gracias|grazie|arigato|appreciated|appreciate|thankyou|bless) (you|u|it|that|a|so|very|for|again|lots|much|loads|mate|man|dude|bot|friend|lot|everything|all|buddy|heaps|million|bunch|kindly) (much|lot|loads|very|that|this|it|the|so|million|bunch|all|your|you|for|really|appreciate|listening|asking|being|helping|everything|ton)? (much|that|this|it|help|songs|music|playlist|mix|list|recommendations|suggestions|you|your|there|lovely|here)? (help|time|suggestion|songs|playlist|mix|work|me|you|much)?
    ^ (thanks|thank|cheers|ta) $
    many thanks (to you|for that|for this|indeed|again)?
    thanks to you $
    (really|much|so)? (appreciate|appreciated) (it|that|this|you|your)? (a|so|very|help)? (lot|much)?
    ^ (thanks|thank you|wow|aw|aww|haha|lol|yes)? your (so|really|the|very)? (cool|awesome|amazing|great|the best|best|kind|sweet|nice|funny|lovely|cute|good|helpful|a legend|a star) (bot|one)? $
    (you|u) (are|re|were)? (the|a|so|an|really|very|too|such|my|pretty|absolute|actually)? (a)? (best|legend|star|angel|lifesaver|genius|hero|champ|good|great|nice|sweet|kind|cool|funny|awesome|amazing|gem|goat|treasure|brilliant|helpful|smart|clever|favourite|king|queen|rockstar|lovely|hilarious|cute|wonderful|good one) (bot|listener|dj|one|thing|robot|at|friend|too|you|know|company)? (this|that)? $
    (i)? (love|like|adore|dig|enjoy|enjoying|loving|liking|digging) (this|these|that|it|those|them|you|your) (all|so|one|song|songs|mix|playlist|list|ones|music|track|tune|selection|taste|app|vibe|picks|already|choice|choices|set|bot|lot)? (so|much|one|very|song|a|all|already|vibe|right|really)? (much|lot|already|here|now|too)? $
    ^ (this|that|these|those|it|they|the|what|now) (is|are|was|were|sounds|sound|looks|look|feels|works|slaps|rocks|hits|bangs|rules|will|helps|helped|song|mix|playlist|list|one|music|does)? (is|all|just|so|really|very|absolutely|pretty|such|a|an|exactly|actually|quite|literally|spot|much|totally|super|perfectly|honestly|my|slaps|hits|rocks|fits|good|do)? (a|so|really|very|just|much|too|absolutely|pretty|actually)? (<good>|better|helps|helped|works|hits|slaps|it|job|banger|bangers|on|right|what|different|vibe|jam|tune|spot|trick|ticket|way)? (one|choice|pick|song|songs|thanks|list|mix|actually|i|to|stuff|taste|vibe|so|much|already|spot|music|the|playlist|idea|work|job|selection)? (spot|needed|wanted|was|start|me|far|after|for|i)? (after|needed|wanted)? $
    ^ (so|very|really|super|pretty|absolutely|just|oh|how|thats|that|quite|not|all|simply|its|such)? (a)? (<good>|ok|okay|alright|good|better|nice|bueno|yay|yess|yass|woohoo|yes|yesss|wow|bravo|sweet|cool|perfecto|excellent|bingo|indeed|exactly|sure|right|deal|fair|noted|word|bet|aight|understood|gotcha|k|yep|agreed|true|absolutely|definitely|correct|great|hooray|amen|bless|facts|same|real|relatable|nice|lovely|ooh|ahh|ahhh|mmm|mm|okey|dokey|aw|aww|hmm|hm|hmmm|interesting|whatever|meh|eh|well|haha|hahaha|lol|lmao|rofl|hehe|heh|hihi|hahah|lolol|xd|ha|lmfao|hahahaha|nah|no|nope) (one|choice|pick|song|songs|thanks|job|work|list|mix|playlist|taste|idea|stuff|enough|then|selection|start|picks|music|choices|lol|haha|very|with|by|sounds|that|to|dude|job|call|suggestions|much|though|so|already|bot|here|vibes|vibe|you|shout|there|now|tune|tunes|on)? (there|you|me|one|works|it|so|far|know|too|indeed|again|here|then|now|that)? $
    ^ (i|we)? (really|absolutely|just|do)? (love|like|adore|dig|loving|enjoy) (all|most|every one|each) of (these|them|this|it) $
    ^ (these|this|those|that|they) (is|are|were|was) (all|really|very|so|some|such|pretty|a)? (<good>|better) (<music>|picks|choices|start|selections|selection|suggestions)? (so far|already|indeed|thanks)? $
    (well|good|great|nice|excellent|amazing|fantastic) (done|job|work|one|choice|pick|picks|taste|stuff|call|selection|selections|start|shout)
    (nailed|smashed|killed|killing|crushed|crushing|nailing|smashing) it
    (sounds|looks|seems) (good|great|perfect|nice|lovely|amazing|fine|like)
    (spot|bang|dead) on
    (got|have) (a)? (great|good|excellent|amazing|impeccable) taste
    ^ how (are|is|r|you|do) (you|it|things|doing|u|ya|your|do) (doing|going|today|been|feeling|do|day|hows|this|going)? (today|so|far|evening|morning|going)? $
    how (are|have) (you|ya|u) (doing|been|feeling|today|holding)
    (how|hows) (is)? (it|life|things|everything|your day|your) (going|day|been|with)
    (what|whats) (is)? (up|new|good|cracking|happening|poppin|cooking) (with|dude|bot|mate|man|my)? (you|friend|bro)? $
    ^ what (is)? up $
    nice to (meet|see|know|hear|chat|talk)
    (pleased|good|great|lovely) to (meet|see|hear|know) (you|from)
    ^ (never|nvm|nevermind) (mind)? $
    ^ (no)? (problem|problems|worries|prob|probs) $
    ^ (all|im|we|thats|that|i am|i)? (is|are|am|we)? (all)? (good|set|done|fine|sorted) (now|for|thanks|here|with)? (now|thanks|this|that)? $
    ^ (nothing|no|none|nope|nah) (thanks|thank|more|else|really|much|that|for|im|i) (you|is|now|am)? (all|for|good|fine)? $
    (that|this) is all (for|i|thanks|thank|now)? (now|need|today|you)?
    ^ that will (be|do) (all)? $
    ^ (welcome|youre) (back|welcome)? $
    (good|nice) (bot|robot)
    ^ (sorry|oops|whoops|apologies|my) (bad|about|for|to)? (that|bother|it)? $
    ^ (just)? (kidding|joking|jk|testing|test|checking|saying|browsing|curious) (you|around|again|this|out)? $
    ^ (just)? (saying|dropping|popping) (hi|hello|hey|by|in)
    (are)? you (there|still there|awake|listening|ok) $
    (anyone|anybody) (there|here|home)
    ^ (long time no see|im back|i am back|back again|its me|it is me)
    (nice|lovely|great|cool|good) (chatting|talking|meeting)
    (keep it up|good stuff|right on|way to go|well played|love to see it|chefs kiss|chef kiss|hell yeah|hell yes|oh yeah|no way|fair enough|why not|makes sense|got it|i see|of course|for sure|you bet|same here|me too|so true|good point|nice try|good to know|no kidding|cant complain|not bad|you too|same to you|likewise)
    ^ (wow|damn|whoa|woah|dang|omg|omfg|holy|gosh|geez|jeez|wowza|blimey|crikey) (<good>|that|this|nice|ok|moly|cow|smokes|shit|crap|thats|just|what)? (<good>|is|was|a|are|so|just)? (<good>|so|fast|quick|quickly|song|mix|really)? (<good>|good)? $
    (i)? (feel|feels)? so seen
    (what|whats) (is)? your (name|favourite|fav) (song|music|band|artist|genre|colour|album)?
    (do|can) you (like|love|sing|dance|sleep|dream|feel|eat|have|get) (music|a|any|me|this|feelings|things|jazz|dance|emotions|lonely|bored|sad|tired)
    (are|r) you (a)? (happy|sad|okay|tired|bored|lonely|single|married|hungry|my friend|my)
    i love you
    (what|how) (do|about) you (think|like|feel) (about|of)? (this|music|it|me)? $
    (goosebumps|chills|im sold|i am sold|big fan|my jam|thats my jam|this slaps|what a tune|what a banger|banger|bangers|absolute tune)
    ^ tune $
    (this|that|it|these|they|one|song|track|beat|bass|drop|chorus|guitar|voice|saxophone|sax|drummer|singer|mix|list) (really|just|properly|absolutely|totally|so|actually)? (go|goes|went) (so|really|too|way|that|absolutely|proper|properly|pretty|fucking|bloody)? (hard|off|crazy|mental|mad|wild|insane|nuts|feral|stupid|dumb|bonkers|ham) (af|man|bro|mate|fr|wow|omg|lol|though|tho)? $
    now (this|that|thats|these|those) (is|are)? (what i call|a|an|some|one|proper)? (proper|real|right|good|great|fine|lovely|decent|beautiful|bloody|damn|hell of a|heck of a|serious)? (_)? (_)? $
    ^ (lekker|mhm|mmhm|mmhmm|uhuh|uhhuh|yebo|sharp|sawa|chale|wahala|ayy|ayyy|eyy|eish|inshallah|mashallah|alhamdulillah|wallah|opa|ole|andale|dale|sabor|bravo|brava|bravi|bellissimo|bellissima|magnifico|fantastico|estupendo|genial|guay|chevere|chido|padre|massa|otimo|legal|show|beleza|parfait|super|genau|wunderbar|geil|krass|toll|prima|mooi|gezellig|hygge|skol|masha allah|sugoi|kakkoii|daebak|jjang|jakkas|mast|kya baat hai|wah|wah wah|shabash|maza aa gaya) (man|bro|bru|oke|boet|sis|thanks|one|yes)? $
    ^ (slay|slayed|slays|ate|goated|elite|immaculate|bless|aces|stoked|chuffed|result|legend|legendary|genius|fire|iconic|obsessed|sorted|splendid|marvellous|marvelous|lush|peng|sound|class|spiffing|smashing|capital|bellissimo|bravissimo|gold|winner|magnifique) (legend|mate|bro|queen|king|bestie|you|thanks|absolute)? $
    no notes
    (<num>|ten|hundred|100) (out of) (10|ten|100|<num>)
    (chef|chefs) kiss
    (on point|hit the spot|hits the spot|hitting the spot|hits different|ticks all the boxes)
    (it|this|that|music|song|songs|playlist) (is)? (really|actually|totally|so)? (helping|helped|helps|works|working|hits|hitting|slaps) (a|so|me|thanks|already|different|actually|perfectly|great|well|the|right)? (lot|much|spot|bit)? $
  `,
} as const;
