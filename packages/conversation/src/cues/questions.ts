/** Questions about the music, the assistant and what it understood, and such about anything else. */
export const questions = {
  question: `
    ^ why $
    (is|are) (this|it|that) (thing|app|site|page|place|service|program|really|all|actually|completely)? (free|paid|safe|secure|private|legal|yours|real|human)
    (does|do) (this|it|that) (thing|app|site|page|place|service|all)? (cost|charge|work|need|play|store|track|remember|spy|sell|run)
    (do|must|will) i (have|need)? (to)? (pay|register|subscribe|log|sign)
    how many (songs|tracks|tunes) (fit|are|can|is|do|would|will|make)
    is there (a|any) (limit|maximum|minimum|app|way|catch|fee|charge)
    are (you|u) (a|an)? (robot|bot|human|person|machine|computer|program|ai|real|alive|there|listening|chatgpt|sentient)
    (who|what) are (you|u)
    (can|could|may) (i|we) (share|export|download|save)
    (do|can) (you|u) (read|know|have|do) (minds|my mind|who i am|playlists|mixes|requests)
    why (is|are|did|do|does|was|were|would|not|have|has|this|these|that|those|it|them|so|the|all|you|am|only|no|such|that|so|always|cant|dont|didnt|keep)
    ^ why <this>
    how come
    what (did|have|do|does|are|were|was) (you|u|it) (hear|heard|understand|understood|get|got|think|make|made|change|changed|know|mean|meant|pick|picked|choose|chosen|doing|done|do|store|remember|save|keep|based|basing|read|catch|gather|use|using|take|looking|searching|playing|say|going|base|add|remove|added)
    what (can|could|else can|do|are|all can) (you|u|i|this|it|the) (even|actually|really|all|else)? (do|able|help|offer|play|good|for|ask|say|tell|app|actually|capable|change|type)
    what (is|are|was|were|s) (this|that|these|those|it|playing|the|on|in|my|your|currently|now|next|your) (song|track|tune|one|called|name|album|artist|band|playing|by|from|about|genre|music|list|mix|playlist|current|title|first|last|second|third|mood|brief|genres|sound|instrument|tempo|bpm|language|app|idea|record|for|style|vibe|length|beat|year|called|now|next)
    what (is|are) (this|these|that|those) (called|about|based)?  $
    what (is|s) (playing|on|this|that|it) (right|now|at|please)?
    what (song|track|tune|album|artist|band|genre|genres|language|year|kind|sort|type|mood|style|instrument|bpm|key|music|decade|service) (is|are|was|were|of|does|do|did|has|have|am|would|from|in)
    (who|whom) (is|are|was|were|made|makes|sings|sang|plays|played|wrote|writes|singing|performs|performed|produced|recorded|did|does|created|built|picked|chose|composed|covers|featured|features|else) (this|that|these|those|it|the|singing|playing|you|here|on|in|by|behind|them|song|all|sings|made|plays)
    who (sings|plays|is|made|sang|wrote|does|did|sung) (on|in)? (the|number|track|song)? (number|track|song|<ord>|<num>|last|first)
    who (is|are) (this|that|these|the|singing|playing|it|you|on|in|performing)
    (when|where) (was|is|did|are|were|does|do|from|can) (this|that|these|it|the|they|you|song|i) (from|made|released|recorded|song|come|came|out|music|band|artist|written|get|find|got|album|track|one|picked|first|second|third|last|first|save|see|fit)
    how (did|do|does|are|is|was|were|can|would|have|should|could) (you|this|it|that|these|the|i|u|long|much|many|fast|old) (pick|choose|know|decide|make|work|works|made|picked|chosen|find|found|get|got|come|came|read|tell|learn|save|use|understand|guess|figure|change|picking|choosing|app|mix|export|share|add|come|fit|song|put)
    how (long|many|much|fast|old|loud|popular|new) (is|are|was|does|do|will|songs|tracks|of|music|time|minutes|hours|left|would|have|did|has|more)
    how does (this|it|that|the|your|all)
    how (this|it) works
    (is|are|was|were) (this|that|these|those|it|they|the|any|all|there|you|everything|some|first|any of) (song|track|one|album|band|artist|music|playlist|mix|list|by|from|a|an|the|really|on|in|free|live|new|old|explicit|human|real|ai|instrumental|bot|person|any|recording|cover|remix|original|list|robot|supposed|clean|jazz|listening|using|all|sure|chatgpt|based|songs|of|these|third|second|last|first|swearing|safe|also|made|available|sung|them|it|tracks|generated|vocals|lyrics|piano|playing|spying|recording|that|something|meant|right|actually)
    (can|could|will|would) (you|u) (understand|hear|read|speak|explain|remember|actually|tell|see|even|learn|store|sell|share|save) (me|what|why|how|who|where|when|this|that|which|my|these|data|it|anything|everything|us|them|playlists|german|french|spanish|other|names|in|lyrics|to|your)
    (do|did|does|have) (you|u) (understand|know|remember|really|actually|hear|pick|choose|use|store|save|keep|record|read|speak|sell|share|tell|explain|show|name|see|say|forget|listen|even|work|already|notice|spy|learn|connect|collect|own|always|generate|support|take) (me|what|why|how|who|where|when|this|that|which|my|these|data|the|it|songs|spotify|anything|everything|of|us|them|conversations|messages|playlists|german|french|spanish|other|about|names|is|mood|more|in|lyrics|to)
    (tell|explain|show|remind) (me|to) (why|what|how|who|where|when|which|about|more|you|me|the|your|a|this|that) (you|this|that|these|is|are|it|the|about|your|song|reasoning|reasons|brief|picked|chose|sings|one|band|artist|first|second|third|last|of|mix|played|playing|we|i|so|far|have)
    ^ explain (this|that|these|yourself|why|the|your|please|it)?
    which (one|ones|song|songs|track|tracks|artist|artists|album|band|genre|of|is|are|service|mood|language|playlist|year|instrument) (is|are|of|was|do|did|has|have|these|am|here|here|the|you|playing|in|it|fits|would|the|had|them)?
    (what|which) (mood|brief|feeling|genre) (do|did|are|is|have|am)
    whose (song|voice|music|album|version|cover|idea)
    (any)? (reason|reasons) (why|for|these|you|this|behind)
    ^ (help|info|about|commands|options|menu|faq) $
    (can|could|may) (i|we) (save|export|share|download|ask|delete) (this|it|these|the|that|a|my|you|what|on|to|them|your|an) (playlist|mix|list|question|to|brief|from|as|on|something|explanation|offline|file|with|reasons|titles|names|lyrics|explain)
    what (does|do) (this|that|it|these|the) (song|mean|say|do|have|lyrics|title|icon|button|brief|next|sound|one|word)
    what (happened|happens|changed|is different|is new|is next|comes|came|about the lyrics)
    what made you
    what is (in|on|inside) (this|the|my|that|your|here)
    (sum|recap) (it|this|that|up|the|my)
    (summarise|summarize|recap|describe|list) (this|it|the|my|these|what|everything|that) (mix|list|playlist|songs|you|brief|so|we|up)?
    what makes (this|these|that|it|you)
    where (do|does|did) (you|this|these|the|it) (get|come|find|songs|take)
    ^ (what|which|who) (song|artist|band|album|track|genre|singer) (this|that|is|was|please)? $
    ^ (song|artist|track|album|band) name $
    ^ (name|title|artist) of (this|that|the) (song|track|one|tune|band)
    (how|what) (sure|confident) are you
    have (you|we|i) (heard|got|changed|played|already|had|been|seen) (this|that|the|it|of|me|what|these|anything|them|any) (song|one|before|already|list|mix|band)
    (am|do|did|will|should) i (in|on|right|have|get|pay|need|already|seem|sound|ask|need|look|know) (to|the|this|sad|an|happy|it|for|a|pay|these|that|any|what|premium|spotify|like|heard)
  `,
  saving: `
    ^ (save|store|bookmark) (the|this|that|my|our) (_)? (<list>) (please|now|for me|somewhere|too|then)? $
    (save|keep|store|bookmark) (the|that|this|my|our)? (<ord>|first|last|other|party|whole|new|old|_)? (<list>) (one|<ord>|the|party|_)? (_)? (_)? for (saturday|sunday|monday|tuesday|wednesday|thursday|friday|tomorrow|later|tonight|next|another|the|my|some)
    (can|could|may|how do|how can|how would|where do|where can) (i|we) (save|store|bookmark) (the|this|that|it|these|my|our)
    ^ (save|bookmark|store) (<this>|all of <this>|the|my|this whole|that whole) (<list>|one|music|songs|all)? (somewhere|for later|for next time|for me|to my playlists|to my library|as a playlist|too|then)? $
  `,
  aboutAnything: `
    (weather|temperature|forecast) (today|tomorrow|like|forecast|in|outside|tonight|this|for|going|be|now|there)
    what is the weather
    (will|is) it (rain|snow|be|raining|snowing|sunny|going|hot|cold|warm) (today|tomorrow|sunny|later|tonight|this|outside|to|in|on|hot|cold|warm)
    (write|draft|compose|proofread|rewrite|summarise|summarize|edit|finish|type|fix|correct|grade|review|do) (me|my|a|an|the|this|up|us) (an|a|short|long|quick|new|funny|nice|_)? (essay|email|mail|letter|report|cv|resume|poem|paper|assignment|homework|code|program|speech|haiku|story|message|text|paragraph|thesis|function|script|application|blog|post|tweet|caption|article|cover|taxes|limerick|document|maths|math|presentation|website|spreadsheet|bio|toast|laundry|dishes|invoice|review|contract|sql|css|bug|todo)
    (tell|know|say|give|crack|got) (me|us|any|a|you)? (a|any|another|some|good|one|the)? (good|funny|dad|more|bad|great|quick)? (joke|jokes|story|riddle|fact|facts|pun|puns|time|news|date|future|headlines|secret|lottery|recipe|recipes|poem)
    (what|whats) (is)? (time|date|day|year) (is|of|it|today) (it|is|the|today|now)?
    what is the (time|date|capital|population|meaning|score|news|square|price|distance|difference|square root|best|fastest|answer|recipe|exchange|temperature|tallest|largest|biggest|speed|height|stock|secret|president|latest|formula|time in|root) (of|in|to|today|for|between|way|score|news|it|right|now|game|restaurant|phone|laptop|stock|here|there|please|result|pizza|life|diet)?
    who (won|is winning|is the president|is the prime|is the king|is playing tonight|invented|discovered|killed|scored)
    who (won|wins|invented|discovered|scored|killed|painted|founded)
    who is (the|your|my) (president|prime|king|queen|ceo|richest|creator|pope|leader|chancellor|mayor|best|greatest|fastest|strongest|daddy|boss|tallest|oldest)
    (remind|wake|call|text|email|message|ring|phone|alert) (me|my|mum|mom|dad|him|her|them) (to|at|in|mum|mom|dad|on|wife|husband|boss|when|tomorrow|that|about|mother|sister|brother|an|friend|doctor|work|a|the)
    (set|start|stop|cancel|put) (a|an|my|the|another) (alarm|timer|reminder|countdown|stopwatch|clock|calendar|meeting)
    (book|order|buy|reserve|find|get|recommend|deliver) (me|us|a|an|some|my)? (a|an|some|the|good|nice)? (good|cheap|nice|large|the)? (flight|flights|hotel|table|pizza|taxi|uber|cab|ticket|tickets|restaurant|restaurants|burger|groceries|food|sushi|doctor|dentist|appointment|holiday|plumber|lawyer|movie|film|book|books|laptop|phone|coffee|takeaway|recipe|train|dog)
    (translate|calculate|compute|convert|solve|google|define|spell|summarise|summarize|multiply|divide) (this|that|it|me|the|my|a|into|to|_|for) _?
    (what|how much) is _ (plus|minus|times|divided|squared|percent|multiplied|x) _?
    ^ what is <num> $
    <num> (plus|minus|times|divided) (by)? <num>
    (how|where) (do|can|should|could|would) (i|we|you) (make|cook|fix|lose|get|build|learn|earn|buy|install|bake|invest|tie|remove|apply|file|code|stop|grow|find|clean|boil|spell|write|change|reset|train|repair|draw|catch|park|eat|print|delete|unblock|pay|do|treat|cure|file|quit|convert|calculate|start|park|renew|go|rent|knit|poach) (a|an|my|the|pasta|pizza|bread|weight|rich|money|rid|to|in|on|some|cookies|eggs|taxes|for|python|this leak|good|pancakes|rice|from|cake|coffee|plants|cheap|bitcoin|stains|tea|out|stocks|here|food|lunch|carbonara|risotto|directions|visa|home|tonight|knots|nearby|dinner|better|wine|blood|red|chicken)
    (what|where) should (i|we) (wear|eat|cook|have|buy|watch|do|make|invest|study|visit|go|order|name|get|call|read) (today|tonight|for|tomorrow|in|to|my|about|on|this|next|a|with|dinner|lunch|now)?
    (news|score|scores|stocks|bitcoin|crypto|stock|lottery|election|traffic) (today|market|price|prices|results|tonight|in|update|updates|from|news|on|numbers|score|for|result|please|are|is|going|tomorrow|up)
    (latest|todays|breaking|football|local|world) (news|scores|headlines|football|score|results|election)
    (capital|population|president|meaning|square|distance|currency|history|definition|recipe|cure|boiling|height) (city|of|root|for|between|point) (_|life)
    (play|lets play|want to play) (a)? (game|games|chess|trivia|hangman|wordle|minecraft|tic tac toe|20 questions|twenty questions|cards|poker|quiz)
    (should|can) (i|we) (text|call|quit|break|marry|buy|sell|invest|sue|message|eat|drink|take|date|dump|leave) (my|him|her|them|the|up|a|an|with|bitcoin|raw|this|ibuprofen|some|it|back|paracetamol|in)
    (who|what) (do|did|should) (you|i) (think|vote) (about|will|of|for|is|won|the) (win|the|trump|politics|president|god|_)?
    (do you|u) (know|believe) (about|in|of|the|anything|how|any) (football|god|politics|physics|history|war|cooking|weather|aliens|good|math|maths|recipes|restaurants|ghosts|answer|capital|bitcoin|stocks|love)
    (help) (me|us)? (with|do|write|fix|solve|finish|understand|find|choose|pick|plan|move|study|cook|code) (my|a|an|the|this|some|what|out|for)? (homework|essay|taxes|maths|math|code|cv|resume|assignment|email|recipe|printer|car|computer|wifi|laptop|bug|job|flat|apartment|speech|dress|outfit|thesis|paper|gift|physics|chemistry|letter|flight|holiday|dinner|budget|name|trip)
    (fix|debug|refactor|run|compile) (my|this|the) (code|program|script|printer|car|computer|wifi|laptop|bug|function|query|sink|regex|python|phone|router|app)
    (turn|switch) (on|off) the (lights|light|tv|heating|lamp|fan|ac|oven|kettle|heater|television|alarm|camera|wifi)
    (lights|heating) (on|off)
    (recipe|recipes|directions|instructions) (for|to|ideas|please)
    (give|send|find|show|get) (me|us)? (a|the|some|your|my|directions)? (recipe|recipes|directions|phone number|password|money|homework|essay|maths|instructions|code|loan|advice on|diet|workout plan|address|pizza|password)
    (who|which|what) (team|party|candidate|country|movie|film|planet|animal|book|stock|phone|car|laptop|crypto) (won|is|should|has|do|are|wins|did|to|will|would|was|does)
    (near|nearest|closest) (me|restaurant|pharmacy|station|pub|shop|supermarket|atm|hospital|cafe|starbucks)
    (python|javascript|java|excel|sql|html|css) (code|function|script|program|formula|help|error|query)
    (how) (far|tall|big|deep|hot|cold|high|heavy) (is|are|away|to|was|the|does|from)
    (how) (many) (people|calories|days|planets|countries|states|grams|cups|ounces|miles|km|litres|weeks|legs|teaspoons|continents|bones|feet|inches|kilometers)
    (how) (much|old) (does|is|are|do|money|was|would) (a|an|the|bitcoin|it|one|i|queen|taylor|for|that|gold|beyonce|petrol) (cost|car|house|iphone|_)
    ^ (bitcoin|weather|news|pizza|football|politics|recipe) $
  `,
} as const;
