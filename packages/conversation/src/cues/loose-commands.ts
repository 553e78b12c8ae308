/**
 * What may be a command to the player and may be something else: the rest of the message decides. In the notation of
 * `createCueFinder`.
 */
export const looseCommands = {
  pause: `
    ^ (pause|stop|mute|hush|shush|silence|halt|freeze|kill|cut|shh|unplug)
    (turn|switch|shut) (it|that|this|music|everything|the music|the sound|them) (right|all)? off
    (stop|pause|hush|quiet|hold|shush) (it|that|this|the music|music)? (for|a|one|just) (a|one|just)? (sec|second|minutes|moment|bit|while|call|tick)
    (can|could|would|will) you (please)? (stop|pause|hush|shush|mute)
    (shut|be|go) (it|up|quiet|silent)
    (need|want|give me) (some)? silence (now|please|for)
    (no|enough) (more)? (music|noise) (now|for|please|today)
    (that is|thats) enough (music|for|now|thanks)
  `,
  resume: `
    ^ (resume|unpause|continue|proceed|start|begin|go|roll|unmute)
    (carry|go|play|keep) (on|going|playing)
    (fire|kick|start|spin) (it|this|them|her) (up|off|playing|again)
    (lets|let us|let me) (listen|go|roll|hear it|hear them)
    (hit|press) (it|play|start)
    (music|it|sound) back on
    play (all|everything|them|these|the lot|the whole|the list|the mix|it) (of|thing|in|list|from|now)?
    (where|from where) (we|i|you) (left|stopped)
    back (now|again) (play|carry|resume|continue)
  `,
  next: `
    ^ (next|skip|forward|onwards)
    (skip|next|jump) (this|that|it|one|ahead|song|track|the one|forward)
    (not|hate) (this|that) (one|song|track)? (next|skip)
    (move|go|jump) (on|ahead|forward) (to|please|a)?
    on to the next
  `,
  previous: `
    ^ (previous|rewind|replay|repeat|encore|prev)
    (put|stick|whack|bung|pop) (that|this|it|him|her|them|those) (one|song|track|tune)? (back)? on (again|once more|one more time)
    (play|hear|start|run|have) (that|this|it|the last one|the last song|the previous|this one|that one|that song|this song) (again|over|back|once more|from)
    (song|track|one|tune) (before|again) (again|please|once)?
    (start|again|back|play) (it|this|that)? (from|at|to) the (top|start|beginning)
    (go|skip|jump) back (a|one|to)
  `,
  louder: `
    ^ (louder|crank|blast|pump|volume|loud)
    (turn|crank|pump|bump|put|jack|whack|bring|push) (it|this|that|the volume|the sound|the music|her|them|things) (right|way)? up
    (volume|sound|vol) (up|higher|max|to|at|on)
    (can barely|can hardly|could hardly|barely) hear
    (cant|can not) hear (it|this|anything|you|much|over|a thing|properly|well|the music|the song|the words|the vocals)
    (full|max|maximum|more|higher) (volume|blast|whack)
    (little|bit|lot|much|way|touch) louder
    too (quiet|faint|low)
  `,
  softer: `
    ^ (quieter|softer|lower|half)
    (turn|bring|put|keep|take) (it|this|that|the volume|the sound|the music|them|things) (right|way|a bit|a little)? down
    (volume|sound|vol) (down|lower|low|off)
    (half|less|low|lower|minimum|reduce the|drop the|lower the) (the)? (volume|sound)
    (little|bit|lot|much|way|touch) (quieter|softer|lower)
    too loud
  `,
} as const;
