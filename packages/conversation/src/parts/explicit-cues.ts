const child = '(<children>|little ones|little one|year old|year olds|yr old|yr olds|yo)';
const anybody =
  '(<children>|<elders>|little ones|little one|in laws|mother in law|year old|year olds|yr old|yr olds|yo)';
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
    (clean|pg|sfw) (please|only)? $
    (kid|kids|child|children|childrens|family|toddler|toddlers|baby|school|work|office|church|grandma|granny|grandparent|class|classroom|nursery|age) (friendly|safe|appropriate|suitable|ok|okay)
    language please
    mind the language
    watch the (language|swearing)
    without the (swearing|cursing|rude|bad)
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
    ^ (for) (the|my|our|a|some)? (kids|children|toddler|toddlers|kindergarten|nursery|preschool|grandkids|kid)
    (with|around|driving|for|entertaining|minding) (the|my|our|a|two|three|four|some|<num>)? (small|little|young|<num>)? (<young> year|<young> yr|<young>)? (kids|children|toddler|toddlers|little ones|grandkids|grandchildren|kid|old|olds|yo|yos|nieces|nephews)
    (me|us) and (the|my|our) (kids|children|toddler|little ones|grandkids|grandchildren|kid|toddlers)
    (am|are|im|music|songs|something|playlist|play|playing|for) (teaching|helping)? in (church|class|school|the classroom)
  `,
  explicitAgain: `
    (swearing|swears|cursing|curses|explicit|profanity|bad language|rude words|rude|dirty|cussing|bad words|swear words|explicit lyrics|explicit songs|fbombs) (lyrics|words|language|songs|stuff|ones)? (is|are|s)? (now|totally|all|perfectly)? (fine|ok|okay|allowed|alright|good|cool|back|welcome|no problem) (now|again|with|by|on|too|in)?
    (allow|allows|unblock|include|enable|permit|let|bring) (in|back|the)? (swearing|explicit|cursing|profanity|swears|uncensored|dirty|rude)
    (dont|do not|doesnt|wouldnt|not) (mind|care|matter|bother|bothered|fussed) (about|the|if|by|some|it|me)? (there|theres|its)? (is)? (the|some)? (swearing|explicit|cursing|profanity|swears|language|bad|rude|dirty)
    (uncensored|unedited)
    (swear|curse) (words|away|all)? (is|are|you)? (fine|ok|okay|welcome|want|like) (again|now)?
    (explicit|dirty|original) (versions|version) (are|is|please|ok|fine|again)
    (explicit|swearing) (on|yes|again|please|back)
    (can|may) (swear|curse) (again|now)
    bring back the (swearing|explicit|swears|filth)
    back to explicit
    doesnt (have|need) to be (clean|censored|kid|family)
  `,
  companyGone: `
    (kids|kid|children|child|toddler|toddlers|they|little ones|baby|grandkids|son|daughter|nan|grandma|parents|mum|mom) (is|are|have|has|all|were)? (all)? (finally|now|just|both|fast)? (gone|left|away|out|dropped|off) (to|now|home|bed|already|the|so)?
    (kids|kid|children|child|little ones|toddler) (is|are) (all)? (finally|now|both)? in bed
    (kids|kid|children|child) (got|have been|been|were|was|are|is|went) (picked|dropped|taken|off|to) (up|off|bed|home|school)
    (no|without) (more)? (kids|children) (around|here|anymore|now|in|about|left)
    (dropped|drop|put) (off)? (the)? (kids|kid|children) (off|at|to|down|in)
  `,
} as const;
