import { explicitCues } from './settings/explicit-cues.ts';

/** What the music is to be, beyond names of the vocabulary. In the notation of `createCueFinder`. */
export const musicCues = {
  ...explicitCues,
  anyLanguage: `
    (any|whatever|whichever|every|all) (other)? (language|languages|tongue|tongues) (is|are|will|would|do|you|works|goes|please)? (be|do|fine|ok|okay|good|alright|welcome)?
    (language|languages) (doesnt|does not|dont|do not|isnt) (really|even|matter|important) (matter)?
    (dont|do not|doesnt) (really)? (care|mind) (about|which|what)? (the)? (language|languages)
    (no matter|never mind) (the|what|which) (language|languages)
  `,
  familiar: `
    (none|nobody|no one|hardly any|hardly anyone|not one|few|neither) (of)? (us|them|the guests|my guests|people|here|the kids)? (know|knows|recognise|recognises|recognize|recognizes|has heard of|have heard of) (these|this|any|them|it|a single|those|one|a|that)
    (i|we|they|people|guests) (dont|do not|cant|didnt) (know|recognise|recognize) (any of|a single|one of|half of|most of) (these|this|them|those|it|the|one|song|track)
    (i|we|she|he|they|everyone|everybody|people|mum|dad|all) (would|will|should|can|could|do|might)? (definitely|certainly|probably|surely|all|actually|already|instantly|really|easily|just)? (recognise|recognize|remember) (instantly|by|from|straight|well|already|all|please|right)?
    (i|we|she|he|they|everyone|everybody|people) (would|will|should|can|could) (definitely|certainly|probably|surely|all|actually|already)? (know|sing) (instantly|by|from|well|already|all|please|along|to|the|every)?
    (hits|songs|tunes|music|stuff|ones|classics|tracks|bands|things) (that)? (i|we) (grew|grow) up (with|on|to)?
    (hits|songs|tunes|music|stuff|ones|classics|tracks|things|everything) (that)? (i|we) (have)? (loved|heard|played|sung) (before|a million times|a thousand times|forever|for years|to death|over and over|as a kid|as a child)
    (no|nothing|avoid|skip|without|zero|less|fewer) (too|any|the)? (new|unknown|obscure|unfamiliar) (discoveries|stuff|songs|artists|music|names|ones|bands|tracks)? $
    (stuff|song|songs|music|things|track|tracks|ones|tune|tunes|something|anything|artists|bands|only|what|bangers|hits) (that|which)? (i|we|they|you|everyone|everybody|people|ppl|folks|peeps|guests|all|he|she) (all|already|actually|would|will|can|both|might|do)? (know|knows|recognise|recognize|recognises|knew|sing|listen|like|love|remember|grew|play)
    (i|we|they|everyone|everybody|people) (all|already|actually|will)? (know|knows|recognise|recognize) (already|by|well|please|all|the|and|it|them|from)
    (my|the|our|her|his) (usual|usuals|regular|regulars|normal|comfort|staple|staples|same old|go to|favourite|faves) (stuff|songs|music|ones|thing|tracks|artists|playlist|rotation|please|tunes|listening|bands|things|taste|again)?
    (my|all|old|the|some|our) (time|old|personal|absolute)? favourite (songs|tracks|music|artists|ones|tunes|stuff|bands|please)?
    ^ (the|my)? (usual|usuals) $
    (familiar|known|beloved|trusted) (favourite|favourites|friends|songs|ones|tunes|music|stuff|classics|tracks|ground|territory|voices|hits)
    old (favourite|favourites|friends)
    ^ (something|anything|more|stay|keep|keep it|nice and|all|just|only|make it|make)? (it)? familiar (please|stuff|things|only|now)? $
    (nothing|not|no) (too|anything)? (new|unfamiliar|unknown|obscure|weird|experimental|strange|adventurous|id not know)
    (songs|stuff|music|ones) (from|in|out of) my (library|likes|saved|liked|collection|playlists|history)
    (my|from my) (liked|saved) (songs|tracks|music|ones)
    (what|stuff|things|music) (i|we) (usually|normally|always|typically|often|already) (listen|play|like|hear|put|have|go|love)
    (well|widely) known
    (big|famous|biggest|greatest|popular|mainstream|chart|crowd) (hits|songs|ones|pleasers|classics|tunes|favourites|stuff)
    (crowd|floor) (pleaser|pleasers|filler|fillers)
    sing along to
    stuff (they|we|i) know
    (everyone|everybody|people|we) can sing
    stick (to|with) (what|the|my|stuff) (i|we|hits|usual|familiar|classics|know)
    (dont|not|no) (surprise|surprises|experiment) (me|please)?
    (songs|song|music|stuff|tunes|ones|something|bangers|classics) (that)? (everyone|everybody|anyone|the whole room|the whole table|my nan|my mum|the whole family|all ages|all of us|they all|people) (can|could|would|will) (sing|hum|join|recognise|recognize|know|dance) (along)?
    play it safe
  `,
  fresh: `
    (too|so|bit|very|rather|pretty) (obvious|predictable|well known|famous|overplayed|played out|mainstream|commercial|touristy|tourist|done to death|standard|safe|basic)
    (not|no more|without|fewer|less|skip|avoid|no|nothing|dont want|dont wanna hear|sick of|tired of|bored of) (the|any|only|all the|just the|too many)? (obvious|same old|usual|big|famous|overplayed|well known|predictable|tourist|touristy|mainstream|chart|radio|household) (ones|one|names|name|hits|hit|songs|song|stuff|choices|picks|artists|bands|suspects|classics|tracks|things)
    (not|isnt|arent) (the|all the)? same (ones|songs|stuff|tracks|hits|artists|list|ten|five|twenty|few|old) (as|that|everywhere|everyone|every|you|over|again|they|all|again and again)
    (too much|always|all|just|only) (the)? same (famous|old|big|well known|usual|few|ten|tired) (ones|songs|hits|names|artists|stuff|tracks)
    (that|which|what|ones|songs|stuff|something|things|anything) (i|we) (maybe|might|may|probably|perhaps) (not|dont|do not|wont|havent|not yet) (know|heard|knows|come across)
    (artists|artist|bands|singers|names|people|music|songs|stuff|ones|things) (nobody|no one|noone|hardly anyone|hardly anybody|few|not many) (else|people|i know|here|has|really|ever)? (knows|know|heard of|has heard|listens|plays|remembers)
    anything but the (obvious|usual|hits|classics|big)
    surprise (me|us)
    as (obscure|unknown|niche|underground|rare|deep|weird|random|left field|far out) as (you|it|that|possible|they) (have|has|can|got|gets|dare|go|come)?
    (nobody|no one|noone) else (is|in|on|has|listens|would|will|knows|plays|heard|ever|here)
    more (that|which)? i (dont|do not|havent|never) (know|knew|heard)
    (nothing|not|avoid|no songs|none) (that|which|of what)? (i|we) (have)? (already|ever)? (heard|played|know|listened)
    (nothing|no songs|none) (that|which)? (i|we|anyone|anybody|people) (would|will|might|may|can) (already|ever|possibly)? (know|recognise|recognize|have heard)
    (something|stuff|songs|music|things|tracks|artists|ones|bands|anything|tunes) (that|which)? (i|we) (have|had|would|will|do)? (not|never|havent|hadnt|wouldnt|dont|didnt) (probably|ever|yet|already|really)? (heard|know|hear|known|come across|listened to|played|listen to) (of|before|yet|already|to|it|much|very well)?
    (i|we) (have|would|will|do)? (probably|really)? (not|never|havent|wouldnt) (probably|ever|yet|even)? (heard|know|hear) (of|yet|before|already|any|these|them|this)?
    (i|we) dont (know|already know) (yet|already|well)
    never heard (of|before|it|them|this)?
    (something|stuff|songs|music|things|tracks|artists|ones|bands|anything|tunes|names|singers) (that|which)? (nobody|no one|noone|hardly anyone|barely anyone|hardly anybody|few people|not many people|almost nobody|none of my friends|literally nobody) (else)? (has|is|have|had|ever|really|else|would|will|i know|around here)? (ever|really|even|yet|has)? (heard|knows|know|listens|plays|played|discovered|recognise|recognize|found|hears)
    (nobodys|nobodies) (ever|really)? (heard|discovered|played)
    (something|stuff|songs|music|things|tracks|artists|ones|bands|anything|tunes) (nobodys|no ones) (ever|really|even)? (heard|discovered|played|found)
    (if|when) (i|we|my _|anyone) (can|could|already) (know|knows|hum|sing|name|recognise|recognize) (it|them|this) (i dont|we dont|leave|skip|drop|no|its out)
    havent heard (of|before|yet|already)?
    (new|fresh|unknown|unfamiliar|lesser known|undiscovered|unheard|emerging|upcoming|obscure|underrated|hidden|rare|niche|underground) (to me|to us|artists|artist|bands|discoveries|music|names|gems|gem|acts|stuff|finds|songs|voices|musicians|ones|sounds|talent|tracks)
    (new|unknown|unfamiliar) to (me|us)
    (discover|discovering|explore|exploring|expand|broaden|widen) (new|some|something|my|more|music|fresh|a|artists|other|the|horizons|things)?
    (discovery|exploration) (mode|please|playlist|mix|time|only|on)?
    (deep|hidden) (cuts|cut|gems|gem)
    (off|outside|beyond|away|different|out|from) (of|from)? (the|my)? (beaten|comfort|usual) (track|path|zone|taste|stuff|music|bubble)
    (off|outside|beyond|away|different|out|under) (of|from)? (the|my) (radar|mainstream|bubble|norm)
    (introduce|turn) me (to|on) (to)? (something|some|new|artists|music|a)?
    (something|anything|stuff|more) (totally|completely|brand|more|entirely|really|a|properly)? (bit)? (new|fresh|unexpected|obscure|unfamiliar|unknown|adventurous|unusual|experimental|left field|leftfield|random|out there|weird|surprising)
    (lesser|less|not so|not) (well)? known
    (new|recent) (discoveries|finds)
    (less|not) (mainstream|obvious|familiar|popular|famous|commercial|overplayed)
    (no|without|avoid|skip|nothing) (the|any|big|all)? (hits|obvious|mainstream|chart|radio|usual|popular|famous|overplayed|stuff i know)
    (tired|sick|bored) of (my|the same|hearing|my usual|the usual|listening to) (usual|same|stuff|music|songs|own|playlists|old|things|playlist|the)
    (broaden|expand|widen) my (horizons|taste|tastes)
    (dig|digging|digs|go|going|reach|look|burrow|delve|dive) (a bit|a little|much|way|even|far|further|lot|bit)? deeper (please|than that|now|still|for me)? $
    ^ (ok|and|now|go|even|much|way|a bit|bit)? deeper (please|still|than that|now|cuts|then)? $
    (know|knows|heard|had|got|have|own) (all|most|every one|each|half|plenty|nearly all|almost all) (of)? (these|those|them|this|that) (all|already|too|by heart)? (deeper|dig|more|something)?
    (everybody|everyone|all the world|the whole world|every bar|every cafe|every wedding|every shop) (already)? (know|knows|plays|has|have|heard) (those|these|them) (ones)? (already|by heart)?
    (not|no|nothing|none|without|skip|avoid|never|leave out|forget) (of|from)? (the|that|those)? (radio|chart|charting|tiktok|famous|popular|obvious|usual|big|karaoke|greatest hits|well known|overplayed|predictable|tourist|first page|top forty|top 40) (ones|one|hits|songs|stuff|music|version|versions|tunes|tracks|crap|shite|names|suspects|singles)
    (worn|played|rinsed|hammered|done|flogged|thrashed) (him|her|it|them|this|that|these|those|all of them|all of these) (out|to death|already|so much|too much)
    (i|we) (might have|may have|could have|would have|will have|must have|probably|probably have|have probably|might of|may of) (missed|overlooked|slept on|passed over|skipped past|never met|never heard|not come across|forgotten)
    (i|we) (never got to|never came across|have not come across|havent come across|havent met|slept on)
    (the)? (obscure|rare|unknown|forgotten|overlooked|neglected|dusty|weird|strange|stranger|deeper|rarer|odd|odder) (end|side|corner|corners|fringe|edges|depths|reaches|cuts|finds|records|singles|pressings) (of)?
    (the)? (b sides|b side|bsides|bside|flip sides|flipsides|album tracks|rarities|outtakes|private press|white labels|crate digging|crate digger|cratedigger|forgotten ones|hidden ones|unsung ones)
    (never|didnt) (make|made|got|get|reach|reached) (it)? (on|to|into)? (the)? (radio|charts|chart|top forty|mainstream)
    (nobody|no one|noone|hardly anyone|few people|not many people) (remembers|talks about|mentions|plays) (anymore|any more|now|these days|much)?
    (be|go|get|being|more|bit|feeling) (more|a|bit|little)? adventurous
    (mix|throw|add|sprinkle|slip|put) (in)? (some|a|few)? (new|unknown|fresh) (ones|stuff|songs|discoveries|names|artists|things|music) (in)?
  `,
  anyDiscovery: `
    (mix|bit|combination|blend|both) of (new|old|familiar|known|both) (and|with) (new|old|familiar|known|unknown)
    (dont|doesnt|not) (care|matter|mind|fussed) (if|whether|about) (i|its|it|theyre|they|ive|familiar|new) (know|is|new|are|familiar|heard|have|or)
    (known|familiar|new|heard) or (not|unknown|old|unheard) (doesnt|does not|dont|do not|is|who|i|whatever|either|both)?
    (new|familiar) or (familiar|new|old) (is|doesnt|i|whatever|both|either)
    (new|familiar|known|fresh|old|unknown) (stuff|songs|ones|music|things|tracks|to me)? or (old|new|familiar|known|unknown) (stuff|songs|ones|music|things|tracks|to me)
    (new|familiar|known|fresh|old|unknown) or (old|new|familiar|known|unknown) (dont|either|any|all|no matter|who cares|works|fine)
    (dont|doesnt) (care|matter|mind) (if|whether)? (it is|its|they are|theyre)? (new|old|familiar|known|obscure|famous)
    (no preference|not bothered|not fussed) (between|about|if|whether) (new|old|familiar|known)
  `,
  newer: `
    ^ newer $
    ^ (even|much|way|a bit|bit)? newer than (that|this|these|those) (please|though)? $
    (this|that|these|those|it|they|one|ones|songs|music|stuff) (is|are|sounds|sound|feels|all)? (a|all|just|far|way|much)? (bit|little|far|way)? too (old|dated|retro|ancient|old fashioned|old school) (for me|for us|now|please)?
    ^ (far|way|much|bit|a bit|just|all)? too (old|dated|retro|ancient|old fashioned|old school) (for me|for us|now|please)? $
    ^ (new|newer|modern)? (not|nothing) (so|too|that)? old (ones|songs|music|stuff)? $
    (something|but|bit|songs|music|ones|stuff|little|more|it|even|and|tracks|slightly|much|way|lot) newer
    (something|anything|songs|music|ones|stuff|things|tracks|tunes|hits|one|more|it) (from|of|out of) (now|today|nowadays|this year|this decade|these days|the present|the present day|this century|the current decade|recent years|the last (few|couple of|two|three|five) years)
    (but|all|only|just|more|and|bands|artists|singers)? from (today|nowadays|these days|the present|the present day|this decade|this century) (please|instead|only|pls|though|tho)? $
    newer (songs|music|stuff|ones|tracks|please|tunes|releases|bands|artists|sound|material)
    (more|bit|something|but) (recent|modern|current|contemporary|up to date) (songs|music|stuff|ones|tracks|please)?
    less (old|dated|retro|vintage|old school)
    (less|fewer) of (the|these|those)? (old|older|dated|retro) (ones|songs|stuff|tracks)
    ^ (but|and|something|songs|music)? not (so|too|quite so|as|that|quite as|all that|such) (old|dated|retro|vintage|ancient|old school|old fashioned|long ago) (songs|music|stuff|ones|tracks|please|sounding)? $
  `,
  older: `
    ^ older $
    ^ (even|much|way|a bit|bit)? older than (that|this|these|those) (please|though)? $
    ^ (even|a bit|bit|much|way)? earlier (please|still|than that|stuff|songs|music|ones)? $
    (this|that|these|those|it|they|one|ones|songs|music|stuff) (is|are|sounds|sound|feels|all)? (a|all|just|far|way|much)? (bit|little|far|way)? too (new|modern|recent|contemporary|young) (for me|for us|now|please)?
    ^ (far|way|much|bit|a bit|just|all)? too (new|modern|recent|contemporary) (for me|for us|now|please)? $
    old (ones|tunes|tracks|stuff) (like|by|please|only)
    (something|but|bit|songs|music|ones|stuff|little|more|it|even|tracks|slightly|much|way|lot) older
    older (songs|music|stuff|ones|tracks|please|tunes|releases|bands|artists|sound|material)
    more (old|old school|vintage|retro|classic) (songs|music|stuff|ones|tracks|please|sounding)?
    less (modern|recent|new|contemporary)
    (less|fewer) of (the|these|those)? (modern|recent|new|newer|contemporary) (ones|songs|stuff|tracks)
    ^ (but|and|something|songs|music)? not (so|too|quite so|as|that|quite as|all that|such) (modern|recent|contemporary|new fangled) (songs|music|stuff|ones|tracks|please|sounding)? $
  `,
  opposite: `
    ^ (now|and|then|do|play|try|give|go|make|it|me|more|like|rather|i|want|need|meant|mean|exactly|quite|for|show|in)? (it|me|want|need|meant|mean|us)? (the|its|an)? (exact|total|complete|absolute|polar|direct|very)? opposite (of <this>|of that one|direction|mood|way|music|vibe|thing)? (please|now|instead|of)? $
    ^ (now|do|go|it)? the (other way|reverse) (round|around)? $
    (exact|total|complete|polar|very) opposite (of <this>)? $
  `,
  compared: `
    (less|more|too|way more|much more|a lot more|a bit more|a little more|not so|not as|not too|not that|even more|way less|much less|a bit less|even less|way too|a bit too|far too) _
    (how|what) about _
  `,
  longer: `
    longer (please|now|one|list|mix|playlist|version|set|again|than|by|if|though|too|a|just|bit)?
    (extend|lengthen|prolong) (it|this|that|the|out|my|mix|list|playlist|please|by)?
    stretch (it|this|that|the|out|mix|list|playlist|by)
    ^ (please|could you|can you)? stretch (please)? $
    (double|triple) (it|the|that|this) (length|time|please)?
    (twice|double|three times) (as|the) (long|many|length)
    (add|give|put|need|want|with|have|few|bit) (me|a|some|on|in)? (few|bunch|couple|bit|little|lot|load)? (of)? (more|extra) (songs|tracks|tunes|time|minutes|of it|hours|music) (to|on|in|please|at|it|onto)?
    (more|extra) (songs|tracks|time|tunes|minutes) (please|in|on|to|at|than|if|for)
    ^ (a|far|way|much)? (too|bit|little|so|quite|way) (short|brief)
    (list|mix|playlist|one|set|it|its|that|thats|this|these|they|theyre|songs|tracks) (is|was|are|were|feels|seems)? (a|far|way|much|just|still)? (too|bit|little|so|quite|way) (short|brief)
    (isnt|not|aint|is not|wont be) (long|nearly|quite)? (long)? enough (songs|tracks|music|time|for)
    (not|isnt) enough (songs|tracks|music|time|tunes)
    (<num>|few|couple|some|several|a lot|lots|dozen) (of)? (more|extra) (songs|tracks|tunes|minutes|hours|ones)
    another (<num>|half|quarter|hours|couple|few|twenty|few) (songs|tracks|tunes|minutes|hours|hour|an|of|a)
    (make|keep) it long (please|one|list)? $
    (much|lot|way|bit|little|even|slightly) longer
    more long (please|now|then|this time)?
  `,
  shorter: `
    shorter (please|now|one|list|mix|playlist|version|set|again|than|by|if|though|too|a|just)?
    (shorten|trim|condense) (it|this|that|the|down|my|mix|list|playlist|please|by)?
    (cut|trim|whittle|chop) (it|this|that|the list|list|things|them) (down|back|short|in|by|to)
    bring (it|this|that|the list|list|things|them) (in|by|to)
    bring (it|this|that|the list|list|things|them) down (by|to)
    (half|halve) (as|the|it|that) (long|many|length|time|list|mix|playlist|songs|tracks|amount)
    (half|halve) (it|that) (please|then|now)? $
    (fewer|less|not so many|not as many) (songs|tracks|tunes|time|minutes|of them|ones)
    (too|bit|little|so|quite|way|lot) (long|lengthy) (for|now|list|please|i|a|this|lets)? $
    (list|mix|playlist|it|that|this|its) (is|a|bit|are|way|s)? (a|far|bit|way|little)? (bit|little|way)? too long
    too many (songs|tracks|tunes|of them|ones)
    (not|isnt) (so|that|as|quite|too) long (please|this|though)? $
    (keep|make) (it|this) (nice|really|quite|fairly)? (and)? (short|brief|quick) (please|and|one|sweet|list|though)? $
    (short|quick) (list|mix|playlist|set|one|version)
  `,
  usualLength: `
    (normal|usual|regular|standard|default) (length|duration|size)
    (any|no|whatever|doesnt matter) (how)? (length|limit|long)
    length doesnt matter
    (however|how) long (is fine|you want|you like|it takes)
  `,
  shiftUp: `
    (cheer|perk|brighten|buck) (me|us|her|him|my day|my mood|up|things) (right|back|up|slowly|gently|gradually|a|somehow)? (bit|up|little)? (up)?
    (lift|lifts|raise|raises|gladden|warm) (my|our|the) (head|heart|hearts|heads|chin|face|eyes|soul|souls)
    (lift|raise|boost|pick|improve|elevate|uplift|better) (me|us|my|our) (up|spirits|mood|slowly|spirit|gently|back|gradually|a|out) (up|a bit|of)?
    (make|get) me (feel|to)? (feel|feeling|smile|happy|happier|laugh|better|good|smiling|hopeful|less) (good|happy|better|less|happier|a bit|again|human|alive|positive|smile)?
    (pull|drag|get|take|lift|dig|bring|snap|shake|help|lead|carry|walk|coax|ease|climb|break|haul|fish|guide|bail|move) (me|us|myself) (up|slowly|gently|gradually|softly|back|to)? (slowly|gently|get|snap|climb|pull|come)? (up|out) (of|from)? (this|it|here|the|my|that|there)? (mood|funk|hole|slump|rut|hole|gloom|sadness|dark|low|head|blues|pit|spiral|place|headspace|slowly)?
    (get|climb|snap|come|crawl|break|pull|shake) (myself)? (out) of (this|it|the|my|here|that) (mood|funk|hole|slump|rut|gloom|low|head|blues|pit|spiral|place|headspace|dump)?
    out of (this|the|my) (mood|funk|slump|rut|gloom|blues|spiral|dumps|hole|pit|headspace)
    turn (my|this) (mood|day|frown|around|night|week) (around|upside)?
    (need|want|could use|could do with|give me) (a|some|to)? (cheering|pick me|picking|lifting|perking|pep talk|hope|little cheering|be cheered|feel better) (up)?
    (feel|feeling) (better|happier|good|happy|human|alive|ok|okay|normal|like me|like myself) (again|by the end)
    (help|want|need) (me|to)? (to)? (feel|be) (better|happier|less|good|happy|alive|hopeful|okay|ok)
    shake (this|it|these|off|that) (feeling|mood|blues|off)?
    (build|builds|building|bring|brings|lift|carry|walk|nurse|coax) (me|us) (slowly|gently|gradually|right)? (back)? up
    (start|starts|starting|begin|begins|beginning|open) (off|out|it)? (down|low|at the bottom|in the dark|in the dumps|in the mud|sad|blue|grey|gray|gloomy|bleak|dark|sorrowful) (in|at|with|on|there|here|like)? (the|a|my|me|us)? (_)? (_)? (and|then|but|,)? (then)? (_)? (end|ends|finish|come|comes|climb|climbs|rise|rises|get|gets|go|work|works|lift|lifts|build|builds) (up|out|on top|higher|somewhere|on)?
    (and|then|but) (get|gets|getting|go|goes|become|becomes|grow|grows|turn|turns|lift|lifts|move|build|climb|drift) (slowly|gradually|gently|ever so)? (into|towards|to)? (a bit|bit|a little|slightly|ever so|a touch|a tad|something)? (slowly|gradually|gently)? (lighter|brighter|happier|sunnier|warmer|more hopeful|more cheerful|hopeful|happy|bright|sunny|cheerful) (slowly|gradually|gently|over time|as it goes|later|later on|towards the end|by the end)?
    (get|gets|getting|go|goes|become|becomes|grow|grows|turn|turns) (a bit|bit|a little|slightly|ever so|a touch|a tad)? (lighter|brighter|happier|sunnier|more hopeful|more cheerful) (slowly|gradually|gently|over time|as it goes|as we go|bit by bit|little by little|later on|towards the end|toward the end|by the end|at the end)
    (slowly|gradually|gently) (get|gets|getting|go|goes|become|grow|turn|move|make it|to)? (a bit|bit|a little)? (lighter|brighter|happier|sunnier|more hopeful|more cheerful)
    (some|bit of|little|little bit of|touch of|glimmer of|ray of|spark of|tiny bit of) (hope|light|sunshine|sun|joy|warmth|cheer|comfort|lift) (at|by|towards|toward|near|for|in) (the|an) (end|last|finish|close|final)
    end (on|with|up|it) (a|happy|something|on)? (high|happy|up|brighter|hopeful|smiling|positive|good)
    (towards|toward|into|to|until|till) (something|somewhere|the light|a)? (happier|brighter|lighter|hopeful|happy|more hopeful|sunnier|better|bright) (by|place|at|mood|in|towards|slowly|things)?
  `,
  shiftEnergy: `
    ^ (wake|pump|hype|fire|gee|psych|rev|get) (him|her|them|everyone|everybody|the room|the crew|the kids|the team) (right|properly|all)? (up|going|moving|pumped|awake)
    (wake|perk|pump|hype|fire|psych|gee|rev|amp|jolt|energise|energize|kick|motivate|get|start) (me|us) (right|properly|slowly|gently|gradually|softly|nice|up)? (up|going|started|moving|pumped|hyped|awake|fired|energised|in the zone|motivated|out of bed|amped|on my|off the)
    (wake|waking|wakes|rouse|rouses) (up|me|us) (up)? (slowly|gently|gradually|softly|kindly|bit by bit)
    (slowly|gently|gradually) (wake|waking|start|starting|rouse) (me|up|the|my)?
    (help|need) (me|to)? (to)? (wake|get) (up|going|moving|started|pumped|out of bed)
    (energise|energize|motivate|hype|psych) (me|us)
    (ease|ease me|easing) (into|in to) (the|my|a) (day|morning|workout|run)
    (warm|warming) (me|us) up
    (shake|snap) (me) (awake|out|up)
    give me (a)? (boost|kick|jolt|lift)
    (need|want) (a|an)? (boost|kick|jolt|pick me up|pickup|pick-me-up|energy boost)
    get me (pumped|hyped|moving|going|energised|energized|fired|motivated|dancing|up)
    (want|need|have|got|like) to (be|feel|get) (awake|energised|energized|energetic|pumped|hyped|motivated)
  `,
  shiftBuild: `
    (it|music|this|that|things|mix|everything|should|must|let) (should|must|can|could|has to|needs to|to)? (slowly|gradually|gently|keep|only|really)? (rise|climb|swell|ascend|crescendo) (more|up|slowly|gently|to|towards|from|and|until|at|over|through|little|$)
    (it should|should it|supposed to|meant to|let it|make it|have it|it has to|it needs to|want it to|wanted it to|rather it|like it to|want this to|asked it to) (start|begin|open) (off|out)? (very|really|more|quite|all|so|in the)? (dark|low|sad|slow|quiet|soft|small|calm|gentle|heavy|tiny|bare|cold|grey|gray|down|black|sombre|still|silent|from nothing|with nothing|at nothing)
    (more|faster|louder|brighter|happier|lighter|livelier|quicker|bigger|warmer|stronger|higher|a bit|a little|step|notch) (up)? (and more)? (with|at|by|after) (each|every) (one|song|track|tune|number|piece|minute)
    (start|starts|starting|begin|begins|beginning|meet|meets) (me|us|from|with)? where (i|im|we|were) (am|are|at)?
    (build|building|ramp|ramping|work|builds|ramps|working) (it)? (up) (slowly|gradually|to|from|the|over|towards|as|into|gently|energy|bit|steadily)
    (slowly|gradually|gently|steadily) (build|building|ramp|builds|work|working|more|get|getting|pick|raise|increase|up|faster|louder|louder|speed)
    start (off|out)? (slow|gentle|soft|calm|easy|mellow|slowly|gently|chill|low|quiet) (and|then|but|ending|to|,)?
    (as it goes|as we go|as it plays|as they play|as the evening goes|as the night goes|little by little|bit by bit|song by song|track by track|with every song|with each song) (on|along)?
    (one|something|anything|mix|list|playlist|set|music|songs|stuff|ones|order) (that|which|to) (slowly|really|gradually|kind of|sort of|properly)? (build|builds|swells|swell|escalates|escalate|climbs|ramps|grows|crescendos|peaks)
    (build|work|lead|ramp|head|climb|builds|leads|climbs) (it|things|us)? (up)? to (a|the|something) (big|huge|loud|massive|proper|epic|peak|climax|finale|finish|crescendo|banger|party|dance)
    for (<num>|a few|a couple of|half) (minutes|songs|tracks|mins|numbers|an hour) (and|or so|and then)? then
    (build|builds|building|ramp|rise|crescendo) (slowly|gradually|gently|steadily|over time)
    (build|bring|ramp|work|lift|carry|wake|get) (me|us|it|things|everyone) (back)? (up)? (now)? (slowly|gradually|gently|steadily|bit by bit|little by little|step by step)
    (ends|end|ending|finish|finishing|finishes) (up)? (on|with|in|at) (something|a|the) (fierce|big|huge|loud|wild|massive|epic|bang|high|explosion|roar|blast|climax|banger|rave|party|peak|triumph|blaze|flourish|celebration)
  `,
  shiftCalm: `
    (walk|lead|guide|bring|take|ease|talk|carry|move|steer|coax|nudge|slide|drift|float|ramp|get|help) (me|us|it|things)? (slowly|gently|gradually|softly|bit by bit|step by step)? (down|back down|through) (to|into|towards|toward|from|onto)
    (calm|wind|bring|settle|cool|slow|ease|simmer|mellow|chill|talk|soothe|ground|take|let|come|power) (me|us|myself|my mind|my brain|my head|my nerves|my body|this|everyone|them|the kids) (right|back|all|a|gently|slowly|softly|nice|gradually|bit|really)? (bit|way|little)? (down|out|off)
    (calm|settle|soothe|quiet|ease|relax|unwind|slow|still|quieten) (me|us|my|our|these|the) (down|nerves|mind|brain|head|thoughts|heart|soul|body|anxiety|kids|kid|baby|please|racing|breathing)?
    (help|helps|get|need|want|make|trying|try|let|like|have) (me|us|myself|to)? (to)? (calm|wind|unwind|relax|chill|settle|decompress|destress|de stress|de|switch|cool|slow|breathe|come|drift|nod|sleep|fall|doze|ease|feel calm|destress|mellow|rest|simmer) (down|off|out|asleep|myself|stress|a|back|for|into|again|please|my|and|after|before|now|to|bit)?
    (lull|rock|sing|ease|drift|send|carry|float|put) (me|us|the kids|my) (off|to|into|gently|slowly|asleep|down) (to|into|sleep)?
    (bring|take) (me|us) down (gently|slowly|softly|from|easy|a)?
    (come|coming|ease|easing) down (from|gently|slowly|after)
    (gradually|slowly|gently) (calm|calmer|quieter|wind|winding|slow|slower|slowing|softer|down|fade|cool|settle|lower|come|ease|bring|relax)
    (slow|wind|winds|winding|fade|fading|cool|cooling) (things|it|everything|the)? (energy|tempo|pace)? down (gradually|slowly|towards|over|until|by|to sleep|for bed|at the end|gently)
    take the edge off
    (start|starts|starting|begin|begins) (off|out)? (up|high|fast|loud|big|lively|upbeat|strong|hard) (and|then|but)? (then|gradually|slowly|gently)? (go|goes|end|come|comes|wind|winds|slow|slows|bring|finish|taper|tapers|fade|fades|ease|eases) (down|low|quiet|soft|calm|slow|gentle|off|out|softly|gently)
    (fade|fades|fading|taper|tapers|dwindle|go|goes|ebb|peter|thin|die|dies) (slowly|gently|gradually|down)? (away|off|out)? (to|into) (nothing|silence|quiet|nothingness|stillness|a whisper)
    (fade|fades|taper|tapers) (away|off|out) (slowly|gently|gradually|towards|toward|at|by|over)
    (want|need|have|like) to (be|feel) (calm|calmer|relaxed|peaceful|less stressed|less anxious)
  `,
  matching: `
    (let|lets|leave) (me|us) (just)? (wallow|cry|be|sit|stew|grieve|mope|sulk|rage|feel|scream|vent|weep|sob|bawl|ache|hurt|mourn|brood|be sad|stay)
    (want|need|like|going|wanting|gonna|have|just) (to)? (just)? (wallow|mope|sulk|stew|cry it|cry|weep|sob|bawl|grieve|mourn|sit|feel|rage|brood|stay|scream) (it|in|with|out|all|my|this|for|a|like|the|about|sad|and|please|tonight|here|today|some|to) (out|it|this|feeling|feelings|sadness|heart|eyes|all|bit|while|sad|pain|where|to|with|all out|good)?
    ^ (wallow|wallowing|moping|sulking) $
    (cry|scream|rage|sob|weep|shout|dance) it (all)? out
    (good|proper|big|little|nice|ugly) (long|old|ugly)? (cry|sob|weep|wallow|mope|scream)
    (dont|not|no|never|without|please dont|nothing) (want|need|try|to|you|dare|have|trying|asking|looking)? (to)? (be|get|for)? (cheer|cheered|cheering|lift|fix|fixed|uplift|brighten|distract|distracted|happy|jolly|calm) (me|up|it|being|this|vibes|anything)? (up|down)?
    (match|matching|matches|mirror|reflect|suits|fits|meet) (my|this|the|how|me|that) (mood|feeling|feelings|energy|i|state|vibe|feel|where|gloom|day|rage)
    (lean|leaning) (in|into) (to)? (it|this|the|that)?
    keep (me|us|it|this|the|that) (going|up|energy|pumped|moving|vibe|mood|momentum|high|there|here|awake|like|feeling|as|rolling|party|this way|hyped|level|sad|calm|happy|mellow|steady) (going|up|high|this|like|it|alive|is|that)?
    (stay|staying|remain) (in|with|like|right|sad|down|here|on|at|there|this) (this|here|the|that|it|feeling|mood|sad|with|where)?
    (sit|sitting|stay|be) (in|with|inside) (it|this|the|my|that) (feeling|feelings|sadness|mood|grief|for|a|pain|low|gloom|anger|heartbreak)?
    (feel|feeling) (it|all|this|the|every|these|my|everything) (all|feelings|fully|feels|sadness|pain|properly)
    (music|songs|something|stuff|tunes) (to|for) (cry|crying|wallow|wallowing|sob|weep|mope|moping|be sad|grieve|rage|mourn) (to|with|in|by)?
    (stay|keep) (on|with|at) (this|my|the) (high|wave|buzz|mood|level|pace|vibe|feeling)
    (ride|riding|enjoy|enjoying|celebrate|savour|savor|soak) (this|the|out|it|in|up) (high|wave|buzz|feeling|mood|storm|it|moment)?
    in (my|the) feels
    misery loves
  `,
} as const;
