/** Asking for another mix from the same brief. In the notation of `createCueFinder`. */
export const askingAnew = {
  again: `
    (i am|am|we are|i|im)? (done|finished|bored|through) with (this|the|that) (list|mix|playlist|lot|selection|set) (now|please|already)? $
    ^ (yet)? another (one|<list>|go|try|<song>|few|couple|please)? (please|like|for)? $
    another (<list>|round|go|try|attempt|set|bunch|selection)
    ^ one more (<list>|time|go|<song>|please)? $
    ^ (a)? (couple|few) more (<music>)? $
    ^ next (<list>|please|lot|ones|batch|now|up)? $
    ^ (something|anything|summat|sth) (else|different|new|other|another|fresh) (entirely|completely|altogether|now|please|instead|again)? $
    ^ (what|anything|whatever) else (have|you|do|is|there|got|please)? (you|got|have|there)? (got|have|for)? (me|us)? $
    (got|have|show|give|play|try|find|hear|want|need|pick|like) (you|me|us|i)? (got)? (anything|something) (else|different)
    what else (have|do|is|you|can) (you|there|got)
    anything else (you|for|to|in|like|available|there|on|that)
    ^ (a|some|completely|totally|entirely|whole)? (different|other|new|fresh|alternative) (<music>|songs|tracks) (please|now|again|this)? $
    (show|give|play|get|find|pick|try|want|need|have|hear|like|see|load|make|send|do|choose|select|suggest) (me|us)? (a|some|few|completely|totally|entirely|all|few|the|other)? (different|other|new|fresh|more|alternative) (<music>)
    ^ more (please|now|of|like|<music>)? $
    ^ (give|show|play|send|find|get) (me|us)? (some|a|few|lot)? (bit|few|lot)? more (please)? $
    ^ (give|show|play|send|find|get|have) (me|us)? (another|others|more) (please|one|like)? $
    (any|some|see|show|hear) (others|other ones|alternatives)
    (get|have|see|hear|add|like|want|need) (a|some)? (few|couple|bit|lot|handful)? (of)? more (please|of them|of these|songs|tracks)? $
    ^ others $
    ^ (any|some|no)? (alternatives|others|other) (<music>)? $
    ^ again $
    ^ (same|do|and)? (that|it)? again $
    (try|do|have|give) (it|that|this|me)? (again|another)
    have another (go|try|stab|crack)
    ^ (try|do|make|hit|spin|roll|deal|go|run) (me|it|that|this|the|us)? (dice)? (again|over)? $
    (hit|deal|spin|roll) (me|it|us|the) (again|dice|another)
    (shuffle|reshuffle|refresh|regenerate|reroll|remix|rerun|redo|reload|regen) (it|them|this|these|the|that|please|again|all)? (<list>|<music>)?
    (give|do) (it|the|that|them)? a? (shuffle|refresh|reshuffle|spin)
    (mix|switch|shake|change|swap) (it|things|this|that|them|these) (up|around|out|over)
    ^ (mix|switch|shake|change|swap) (it|them|these|this|things) $
    ^ (change|swap|replace) (it|them|these|the|all|every)? (of)? (them|these|the|it|songs|tracks|music|list|playlist|mix|selection|whole)? (out|all|songs|tracks|thing)? (please)? $
    (change|swap|replace) (all|every) (of)? (the|these|them|those|it|single)
    (same|similar) (vibe|vibes|mood|feel|idea|style|thing|brief|energy|again|but) (but|just|with|,)? (different|other|new|another|fresh)
    (same|similar) (thing|vibe|mood|idea|again|stuff)? (but)? (different|other|new|fresh) (<music>|songs|tracks|artists)
    same again
    ^ (it|its|this|these|they|that|thats|you|why|always|but)? (is|are|play|playing|gave|give|have)? (me|us)? (still|again|always|all|just|exactly|only)? (the)? same (songs|ones|tracks|tunes|stuff|songs as|music) (again|before|still|over|over and over|as before|as last time|every time|all the time|in it)? $
    ^ (it|its|this|that) (is|s)? (still|exactly|just) the same (again|songs|music|mix|list|as before)? $
    (other|different|new|fresh|more) (songs|tracks|music|ones|artists|tunes) (but|with|in|of)? (the)? (same|similar) (vibe|vibes|mood|feel|style|thing|energy|kind)
    (but|just|with|only|now) (different|other|new|fresh|all new) (<music>|songs|tracks|artists)
    ^ same (vibe|vibes|mood|feel|style|thing|idea|energy|again)? (please|again|more|same)? $
    ^ (not|isnt|arent) (quite)? (feeling|loving|liking|vibing|digging|into|sold|enjoying|keen) (with|on)? (<this>|any|it|today)? (of)? (<this>|ones|list|mix|songs|vibe|one|playlist)? (today|either|at|much)? (all)? $
    ^ (i)? (am|m)? (not|really) (really)? (feeling|loving|liking|vibing|digging|into|sold|enjoying) (with|on)? (<this>|any)
    ^ (i)? (dont|didnt|do|did) (not|really)? (really|much)? (like|love|want|fancy|dig|feel|care|rate|enjoy) (for)? (<this>|any) (of|ones|list|mix|songs|tracks|one|playlist|either|much|at|selection)? (<this>|all|list|ones)? $
    ^ not (<this>|quite|my|what|really|right|for|doing|working|it|good|great) (it|ones|list|mix|thing|taste|style|vibe|cup|songs|me|one|either|there|right|that|again)? (of|either|today|for|please)? (tea|me)? $
    not what (i|im|we) (wanted|meant|asked|was|were|am|need|want|had|looking)
    not (really|quite|exactly)? (my|the) (thing|taste|style|cup|vibe|jam|right|kind)
    not (quite|really)? (it|right|there|hitting|working|doing|cutting|landing) $
    (isnt|arent|not|aint|doesnt|dont|didnt|is not|are not) (really|quite|exactly)? (it|right|working|hitting|doing|cutting|landing|clicking|helping) (it|for|the|at|right|me)? (me|mark|spot|us|today|either)?
    wrong (vibe|mood|feel|music|songs|direction|energy|style|list|stuff)
    ^ (this|these|that|those|it|they) (is|are|s)? (just|all|so|really|kinda|pretty|too|a|bit)? (of)? (<bad>|old|tired|repetitive|same)? (<bad>|repetitive|same|boring|dull|tired) (tbh|now|sorry|though)? $
    ^ (boring|bored|meh|yawn|lame) (<music>|now|list|mix)? $
    (bored|tired|sick|had enough) (of|with) (this|these|them|those|it|that) (list|mix|songs|playlist|ones|set|lot|one|now|already)? $
    (i)? (know|heard|hear|have) (all)? (of)? (these|them|those|this|it)? (all)? (heard|already|before) (already|before|these|them|this|all)?
    (heard|know|had) (these|them|this|all|those) (one|ones|all|already|before|list)? (of|already|before)? (them|these)? $
    ^ (keep|keepem) (them|it|these|going|em) (coming)? $
    ^ surprise me again $
    (something|anything) else $
    (something|anything|list|mix) (else)? (completely|totally|entirely|altogether) (different|new)
    ^ (find|pick|choose|play|show|suggest|get) (me|us)? (something|anything|sth) (else|different|new|other) $
    (got|have|any|show|see|give) (any|me|you|us|got)? other (ideas|suggestions|options|picks|recommendations|<music>)
    ^ (fresh|new) (<list>|batch|songs|ones|stuff)? $
    ^ (nah|no) (next|again|another|different|other) $
    ^ pass $
    a different (<list>|take|approach|direction|angle|<song>)
  `,
  stillNo: `
    ^ (no|nope|nah|and)? still (no|not|nope|nah|wrong|off) (it|right|there|quite|working|doing|my|what)? (it|right|there|i|thing|this|these|them)? (want|wanted|meant|need)? $
    ^ (still|again) (isnt|arent|is not|are not|not) (it|right|working|doing it|what i want|what i meant)? $
  `,
  moreLikeThis: `
    more (music|songs|stuff|tracks|ones|tunes|things)? (like|of) (this|these|that|those|them|it|the|what) (please|one|ones|song|songs|track|same|stuff|kind|sort|type|vibe|mix|list|is|this)? (playing|on|now|is|mood|kind|of)?
    (another|others|something|some|songs|ones|tracks|music|stuff|things|others) (one|ones|more|songs|track|stuff)? (like|similar) (to)? (this|these|that|those|it|them) (one|song|track|ones|again)? $
    more (of)? the same
    (more|another|others|something|some|songs|ones|tracks|music|stuff|things|other|anything) (songs|stuff|music|tracks|ones|things|tunes)? (like|similar to|along the lines of|in the style of|in the vein of|close to|in the spirit of|that sound like|sounding like|to go with) (what is|what|whatever is|whatever|this very|the current|the one that is|the song that is|the song) (on|playing|song|one|track|here|on now|playing now|youre playing|you are playing|i am hearing|tune|coming on)
    (more|carry on|keep going|continue) (along|in) (these|this|those|that|the same) (very)? (lines|line|vein|lane|direction|groove|territory)
    (similar|same|this) (kind|sort|type) of (thing|stuff|music|songs|vibe)
    ^ (some|more|any|other|few)? (more)? similar (<music>|stuff|vibes)? $
    (something|anything|stuff|songs|music|ones|tracks) similar $
    similar to (this|these|that|what|the) (one|song|track|is|current|playing)?
    (more|keep|stay|continue|carry|go) (of|on|with|in)? (this|that|the same) (vibe|vein|mood|style|sound|vibes|feel|direction|line|lines)
    ^ (keep|stay) (it|this|going|on|with)? (like|exactly|just|in) (this|that|here|vein)
    (in|along) (this|the|these|that) (same)? (vein|line|lines|style|direction)
    (keep|carry|stay|continue) (going|on|it|that|with) (like|with|in) (this|that|these)
    ^ like (this|these|that) (but|one|please|again)? $
    ^ (just)? like this one $
    this but more $
    ^ (yes|yeah|ok|so|and|please|give me|play|i want|maybe)? (<num>|few|several|dozen|couple) (more)? (of|like) (those|these|that|them) (please|now|then|thanks|thank)? $
  `,
} as const;
