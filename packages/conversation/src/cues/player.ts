/** Commands to the player. In the notation of `createCueFinder`. */
export const playerCommands = {
  pause: `
    ^ (pause|stop|halt|freeze|silence|shush|shh|sh|shhh|mute|off|enough) $
    ^ (pause|stop|halt|freeze|mute|end|kill|cut|hold|silence) (it|this|that|the|my)? (music|song|playback|track|sound|playlist|mix|tunes|player|playing|list|audio|everything|noise)? $
    (pause|stop|halt|mute|kill) (the|my|this) (music|song|playback|track|sound|playlist|mix|tunes|player|audio)
    (pause|stop|hold) (it|that|this|music|playing|on|playback) (a|for|please|now|there)? (sec|secs|second|seconds|moment|minutes|bit|while|now|please)?
    stop playing $
    ^ (hold|hang|wait) (on|up|it|there)? (a|for)? (sec|secs|second|seconds|moment|minutes|bit)? (pause|stop) $
    (turn|switch|shut) (it|that|this|everything|music|you)? off (please|now|again|then|for now|for a bit|for tonight|for the night|for today)? $
    (turn|switch|shut) (off|down) (the|my|this) (music|song|playback|player|sound|playlist|tunes|audio)
    (turn|switch|shut) (the|this|my|that) (music|song|playback|player|sound|playlist|tunes|audio|thing|lot) off
    ^ (shut|be) (it|up|quiet|silent)? (up|off|quiet)? $
    ^ (music|sound) off $
    (no|without) (more)? music (now|please|for|at|right|today)
    ^ no more music $
    cut the music
    ^ be quiet $
  `,
  resume: `
    ^ (resume|unpause|unmute|continue|proceed|play) $
    start playing $
    (resume|unpause|unmute|continue) (it|the|this|my|that|playing|playback|music|where|please|now)
    ^ (keep|carry|go|start) (on)? (playing|on) (please|again)? $
    (start|turn|switch|put|bring) (it|the|my|music)? (music|song|sound|playback)? (back|again) on (again|please)? $
    (turn|switch|put) (it|the|my)? (music|song|sound|playback)? (back)? on again
    ^ (play|start) (it|this|that|now|the|my|music|on) (music|playback|playlist|now|list|mix|please)? $
    ^ (hit|press) play $
    ^ where (were|was) (we|i) (again|then|now)? $
    ^ (music|sound) (back)? on (again)? $
    ^ (and)? (back|on) (on|again) (again|please|then|now|mate)? $
    ^ (un pause|unpaused|play on|roll on|off we go|lets go|lets continue|as you were) $
    ^ (im|i am) back (now)? $
    (you can|can you) (start|carry on|continue|go) (playing|again|now) (again|now)? $
    ^ (im)? back (now)? (you)? (can)? (play|resume|continue) $
  `,
  next: `
    ^ (skip|next|forward|nextt) $
    ^ (skip|next|forward) (it|this|that|one|song|track|tune|please)? (song|track|tune|one|artist|please)? (please)? $
    skip (to)? (the)? (this|that|it|next|current) (song|track|tune|one)?
    (next|following) (song|track|tune) (please|now|already|thanks)? $
    ^ (go|move|jump|on|skip|play|get|onto|put|lets|hear) (on|ahead|forward)? (to)? (the)? next (song|track|tune|one) (please|on)? $
    (change|switch) (this|the|that) (song|track|tune) $
    ^ (not|hate|ugh|no) (this|that) (song|one|track) (next|skip) $
    fast forward
    ^ (ok|right|and)? (i am|i have|we are|am|i|we)? (done|finished|bored|had enough|had my fill) (with|of) this (one|song|track|tune) (please|now|thanks)? $
    ^ (ugh|urgh|god|nah|nope|no|eww|ew|meh|boring|ok|please|pls|just|can you|could you|and|now)? (,|.)? (skip|skip it|skip this|skip this one|skip that) (please|pls|thanks|now)? $
  `,
  previous: `
    ^ (previous|prev|rewind|replay) $
    (previous|prev|preceding) (song|track|tune) (please|again)? $
    (go|skip|jump|take|play|back) (me)? (back)? (to|a|one)? (the)? (previous|prev|last|preceding) (song|track|tune) (again|please)?
    (go|skip|jump) back (a|one|to) (the)? (song|track|tune)
    ^ (last|previous) (song|track|tune) (again|please|once)? (more)? $
    (play|hear|repeat) (the|that) (last|previous) (one|song|track|tune) (again|once)?
    (what|play) (was)? that (last)? (song|one) again $
    ^ play (it|this|that|this one|that one|this song|that song) again $
    ^ (again|play it|once more|one more time)? from the (top|start|beginning) (again|once more|one more time)? (please)? $
    (i want|i would like|let me|want|like|can i|could i|may i)? (to)? (hear|listen to|have) (it|this|that|this one|that one|this song|that song|the song) (again|once more|one more time|another time) (please)? $
    ^ (no|nah|sorry|not this|not that)? (not)? (this|that)? (one|song)? (,)? (i mean|i meant)? the (one|song|track) before (this|that|it)? (again)? (please)? $
    ^ put (on)? (it|this|that|this one|that one|this song|that song|the song)? (on)? (again|once more) (please)? $
    ^ (one more time|once more|encore|repeat|again from the start) $
    (replay|restart|repeat) (the|this|that|it) (last|previous|song|track|one)? (song|track|one)?
    ^ (once|one) more (time)? (please)? (the|this|that) (same)? (song|track|tune|one) $
    ^ (the|that) same (song|track|tune|one) (again|once more|one more time) (please)? $
    ^ back a (song|track|tune) $
    ^ (back|go) (one)? (song|track) $
  `,
  louder: `
    ^ (louder|loud) (louder)? $
    (turn|put|bring|crank) (that|this|the|your|my) _? (thing|stereo|radio|music|sound|volume|speaker|speakers|beat|beats|tunes|song) (right|way|a)? (bit|little)? up
    ^ (a|lot|much|way|slightly|even|make|it|little|bit|somewhat|tad|touch|more|of)? (bit|little|lot|tad|it|touch|of)? louder (please|still|now|again|there)? $
    ^ (a|lot|slightly|little|bit)? louder (a|by)? (bit|little|lot|touch) $
    ^ make (it|this|that) (a|even|much|slightly|way|just)? (bit|little|lot|tad|touch)? louder (please|still|now|again)? $
    (he|she|they|we)? (says|said|shouts|shouted|yells|yelled|wants|want|asks|asked|insists|demands) (it|this|that|for|for it)? (a|even|much|way)? (bit|little|lot)? louder (please|now)? $
    (turn|crank|pump|bump|put|jack|raise|whack|bring) (it|this|that|her|them|things) (right|way|all|a|waay)? (bit|little|the|lot)? (way)? up
    (turn|crank|pump|bump|raise|increase|put|bring|jack) (the|up)? (the|my)? (volume|sound|music|speakers|song|tunes) (up|please|a|by|higher)?
    (turn|crank|pump|bump|jack) up (the|this|that) (volume|sound|music|song|speakers|tunes)
    (turn|crank|pump|bump) up $
    (volume|vol|sound) (up|higher|louder|increase)
    (more|full|max|maximum|higher) (volume|vol)
    ^ (a|lot|much|way|slightly|even|make|it|little|bit|tad|touch)? (bit|little|lot|tad|it|touch)? louder for (the|my|our) (neighbour|neighbours|neighbor|neighbors|kids|kid|baby|gran|granny|grandma|nan|mum|mom|dad|wife|husband|people|room|kitchen|back|guests|customers) (please|now)? $
    (cant|can not) hear (it|this|anything|you|much|a thing|the music|the song|the singer|the words|the lyrics|the vocals|the singing|a word)
    (cant|can not) hear that $
    ^ (it|this|that|too|music|is|way|bit|a|its)? (is|are|a|far|way)? (far|bit|way|little)? too (quiet|low|soft) $
    blast (it|this) $
    (he|she|they|wife|husband|mum|mom|dad|boss|everyone|everybody|somebody|someone|kids|kid|neighbours|people|customers|customer|grandma|granny|gran|nan|guests|lady|table|baby|partner|daughter|son|room) (says|say|said|wants|want|wanted|asks|ask|asked for|asking for|is asking for|needs|need|would like|prefers|likes) (it|this|that)? (a|to be|to go|turned)? (bit|little|lot|touch)? (louder|up) (please)? $
  `,
  softer: `
    ^ (quieter|softer|lower) (quieter|softer|lower)? $
    (turn|put|bring|keep) (that|this|the|your|my) _? (racket|noise|row|din|thing|stereo|radio|music|sound|volume|speaker|speakers|beat|beats|tunes|song|lot|shite|crap) (right|way|a)? (bit|little)? down
    ^ (a|lot|much|way|slightly|even|make|it|little|bit|somewhat|tad|touch|more|of)? (bit|little|lot|tad|it|touch|of)? (quieter|softer|lower) (please|still|now|again)? $
    ^ (quieter|softer|lower) (a|by)? (bit|little|lot|touch) $
    ^ (a|lot|much|way|slightly|even|make|it|little|bit|tad|touch)? (bit|little|lot|tad|it|touch)? (quieter|softer|lower) for (the|my|our) (neighbour|neighbours|neighbor|neighbors|kids|kid|baby|gran|granny|grandma|nan|mum|mom|dad|wife|husband|people|room|kitchen|back|guests|customers) (please|now)? $
    ^ make (it|this|that) (a|even|much|slightly|way|just)? (bit|little|lot|tad|touch)? (quieter|softer|lower) (please|still|now|again)? $
    (he|she|they|we)? (says|said|wants|want|asks|asked|insists|demands) (it|this|that|for|for it)? (a|even|much|way)? (bit|little|lot)? (quieter|lower) (please|now)? $
    (turn|put|bring|crank|keep) (it|this|that|things|them) (right|way|a|all)? (bit|little|the|lot)? (way)? down (please|a|now|slightly|there|bit|its)? (bit|little|lot|tad)? $
    turn (it|this|that) (right|way|a)? (bit|little)? down
    (turn|lower|reduce|decrease|drop|put|bring) (down)? (the|my|that) (volume|sound|music|speakers|noise) (down|please|a|by|lower|bit)?
    turn down (the|this|that|my)? (volume|sound|music|song|speakers|tunes|please)?
    (volume|vol|sound) (down|lower|softer|quieter|decrease)
    (less|lower|low) (volume|vol)
    ^ (it|this|that|too|music|is|way|bit|a|its)? (is|are|a|far|way)? (far|bit|way|little)? too loud (now|for|right)? $
    ^ not so loud $
    less loud $
    (he|she|they|wife|husband|mum|mom|dad|boss|everyone|everybody|somebody|someone|kids|kid|neighbours|people|customers|customer|grandma|granny|gran|nan|guests|lady|table|baby|partner|daughter|son|room) (says|say|said|wants|want|wanted|asks|ask|asked for|asking for|is asking for|needs|need|would like|prefers|likes) (it|this|that)? (a|to be|to go|turned)? (bit|little|lot|touch)? (quieter|softer|lower|down) (please)? $
  `,
} as const;

/** These speak of the music as well: only a message of nothing else goes to the player, and only while it plays. */
export const alsoAboutMusic: ReadonlySet<string> = new Set([
  'louder',
  'softer',
  'quieter',
  'lower',
  'next',
  'loud',
]);
