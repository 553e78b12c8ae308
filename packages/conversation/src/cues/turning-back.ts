/** Taking back what was changed, and beginning anew. In the notation of `createCueFinder`. */
export const turningBack = {
  undo: `
    undo
    (how|what|way|like|as) (you|it|we|i|things|they) (had|was|were|started|began|did|gave|played) (it|us|me|things)? (at|in) the (very)? (beginning|start|outset) (of this|of it)?
    (like|as) (at|in) the (very)? (beginning|start|outset) $
    back to (how|the way) (it|you|we) (began|started)
    ^ go back $
    ^ back $
    ^ back up $
    ^ (go|going|lets) back please
    (go|step|take|going) (back|backwards) (a|one|<num>|twice|couple) of? (step|steps|change|changes|version|versions|time|times)?
    go (back|backwards) (a|one|two|three|four|five|twice|couple) $
    (come|get|rewind|back|return|revert|flip|hop|take us|take me) (back)? to (the)? (previous|one before|last one|former|earlier one|other one) (<list>|one|ones|vibe|mood)? (please|again|now)? $
    back to the (one|ones|<list>|songs|vibe|mood) (before|earlier|from before|we had|i had|you had)
    (back|go back|return) to (what|where|how) (we|i|you) (had|were|was|left off)
    (carry|pick|go) (on|up|back) (from)? where (we|i) (were|was|left off|stopped)
    take (that|it|this) (off|out) again
    (swap|flip|switch|change|turn) (it|them|that|those) back (again|please|now)? $
    (go|come|switch|change|return|jump|roll|take|bring|put) (it|me|us|things|everything)? back to (the|my|that|your|our) (<list>|one|ones|last|previous|old|first|earlier|other|original|way|second) (<list>|one|ones|few)?
    (go|switch|change|return|jump|roll|take|bring|put) (it|me|us|things|everything)? back to (what|how|where|when) (we|it|you|i|that|things|they)
    (go|switch|change|return) back to (before|that|what)
    (back|return|revert) to (the|my|that) (last|previous|old|earlier|other|original) (<list>|one|ones|songs)?
    (back|return|revert) to (what|how|where) (we|it|you|i|that|things) (was|were|had|did)
    (put|change|turn|set|switch|take|bring) (it|that|them|everything|things|this) back (how|the|to|as|like|again)? (way|how|what)? (it|they|we)? $
    (put|change|turn|set|switch|take|bring) (it|that|them|everything|things|this) back (how|the|to|as|like) (way|how|what|it|they|before)
    ^ (put|change|turn|switch|bring) (it|that|them|everything) back $
    (bring|get|give|want) (me|us)? (back)? the (last|previous|old|earlier|other|original|first) (<list>|one|ones|songs) (back|again|please)
    (bring|get|give) back (the|my|that) (last|previous|old|earlier|other|original|first|one|<list>) (<list>|one|ones|songs|before)?
    i? (want|wanted|liked|preferred|prefer|like) (the|that)? (last|previous|old|earlier|other|original|first) (<list>|one|ones|songs|lot) (back|better|more|again)
    (liked|preferred|prefer) (it|that|them|this|things) (more|better|how|the|as|when|like)? (way|it|they)? (was|were)? before
    (liked|preferred|prefer) (the)? (one|ones|<list>|songs) before
    (liked|preferred|prefer|want|wanted) what (we|i|you) had (before|earlier|first)?
    (last|previous|old|earlier|other|original) (<list>|one|ones|songs) (was|were|is|hit|sounded|felt|worked|fit|fitted|suited|slapped|did|had) (it|me|much|way|far|so|actually|a)? (lot)? (<better>|more|it)
    (one|ones|<list>|songs|what) (before|earlier) (this|that|it|these)? (was|were|is) (much|way|far|so|actually|a)? (lot)? (<better>|more)
    (was|were) (much|way|far|so|a|actually)? (lot|bit)? (<better>) (before|earlier|as|the)
    ^ (it|that|this|they|things|was|were)? (was|were)? better before $
    ^ (the)? (one|<list>) before $
    ^ (the)? (previous|earlier) (<list>|one|ones) (please|again|back)? $
    ^ (the)? (last|old) (<list>|one|ones) (again|back) $
    (revert|unde|rollback|backtrack)
    roll (it|that)? back
    ^ (scratch|cancel|reverse|retract|ignore|drop|unsay|unchange) (that|it|this|the)? (last)? (one|bit|change|thing|part|request)? $
    (scratch|cancel|reverse|retract|ignore|forget|undo|delete|remove) (the|that|my|what) last (one|bit|change|thing|part|request|message|instruction|thing|edit|step)
    (scratch|cancel|ignore|forget) what i (just)? (said|asked|wrote|typed)
    (scratch|cancel|ignore) that
    never mind that
    nevermind that
    ^ forget (that|it|i) (said|one|last|bit)? (that|it|anything)? $
    forget i (said|asked|mentioned) (that|it|anything)?
    take (that|it|this) (last)? (one|bit|part|change)? back $
    i take (it|that) back
    ^ (just|exactly|right)? (as|like) (before|earlier|previously) (please|again|though)? $
    (bit|part|change|one|ones|<list>|version) back $
    (take|put|give|bring|want|have) (the|that|this|my|me) _? (bit|part|change|one|ones|<list>|version) back (on|up|in|again|please|now)?
    ^ (no|nah|nope|wait|not this|not that|oh|ugh|argh) (not)? (this|that)? (no|wait)? the other (one|ones|<list>|way|version) (please|again|instead|back)? $
    ^ (no|nah|nope|wait|oh|ugh|argh) the other (please|again|instead)? $
    (<list>|one) before last $
    (ctrl|control|cmd|command) z
    (as|like|how) (it|things|they|that) (was|were) (before|earlier|previously)
    ^ (that|this|it) (was|is) (a|my)? (mistake|error|accident|oops) $
    (that|it) was (a|my) (mistake|accident)
    didnt mean (that|it|to)
    (i)? changed my mind $
    ^ oops $
    ^ (oops|whoops) (undo|back|no|wrong)
    ^ (no|nah|ugh|hmm|nope|oh no)? (that|this|it) (is)? (much|way|even|so much|far)? worse (now)? $
    ^ (no|nah|ugh|hmm|nope|oh no)? thats (much|way|even|so much|far)? worse (now)? $
    restore (the|my|that|what|it|last|previous|old)
    before (that|this|the|my) last (change|one|bit|edit|thing)
    ^ (a|one|two|three|<num>|couple) of? (step|steps|change|changes) (back|backwards|ago) $
    (step|steps|changes) (further|more)? (back|backwards)
    (further|even further|one more|another) (step|one)? back $
    (return|back|switch|revert) to (how|what|the way|where) (it|things|we|they) (was|were|had)
    (one|ones|version|mix|list) (we|i|you) (had|showed|gave|played) (me|us)? (before|earlier|first|previously)
    ^ (back|backwards) (one|two|three|<num>|once|twice|a) (step|steps|please|more|again)? $
  `,
  reset: `
    ^ start (over|again|afresh|fresh|anew) (again|fresh|clean|completely|please|from|with|new|now)?
    (lets|can|could|just|please|want|like|shall|should|to|and|ill|well) (we|i|you)? start (over|again|afresh|fresh|anew)
    start (from)? (scratch|zero|nothing|square)
    start from (scratch|zero|nothing|square|the)
    from scratch
    (go|going|back|it|again|over|begin|all|us|everything|this|anew|afresh|once more|ok|okay|please|now) from (the)? (beginning|start|top)
    ^ from (the)? (beginning|start|top)
    (from|at|to|back) (square|zero) one?
    back to (the)? (beginning|start|zero|scratch|nothing|drawing)
    ^ (full|hard|complete|total)? reset (everything|it|this|that|all|please|the|my)?
    (reset|restart) (everything|it|this|that|all|the|my|us|me|please|now)
    ^ restart $
    ^ (no|ok|okay|just|please|now|lets|and|well|actually)? (forget|clear|wipe|erase|scrap|bin|dump|delete|drop|ditch|trash|cancel|undo|remove|ignore|scratch|discard|chuck|lose) (absolutely|literally)? everything
    (can you|could you|please|just|lets|let us|and|then|want to|wanna|ok|now|you|so|to) (forget|clear|wipe|erase|scrap|bin|dump|delete|drop|ditch|trash|cancel|undo|remove|ignore|scratch|discard|chuck|lose) (absolutely|literally)? everything
    (forget|clear|wipe|erase|scrap|bin|dump|delete|drop|ditch|trash|cancel|ignore|scratch|discard|chuck) (it|this|that|them|these|those)? all (of)? (that|this|it|these|them|those|my)
    ^ (forget|clear|wipe|erase|scrap|bin|dump|delete|drop|trash|cancel|discard|chuck) (about)? (it|them|this|that)? all $
    (forget|scrap|bin|dump|delete|trash|clear|ditch|wipe|drop|erase|cancel|chuck|discard|throw) (out|away|about)? (the|this|that) (whole|entire|full) (thing|lot|list|playlist|mix|conversation|session|business|brief)
    (forget|scrap|bin|dump|delete|trash|clear|ditch|wipe|drop|erase|cancel|discard) the (lot|slate|brief|board|memory|conversation|chat|session|history)
    clear (the|my|this|our)? (list|mix|playlist|queue|slate|chat|session|memory|history|screen|filters|settings|preferences)
    ^ (clear|wipe|erase) (it|this|that|clean)? (clean|all|out|please)? $
    wipe (it|the|this|everything) (slate|clean|board)
    (forget|throw|toss|scrap) (what|all|everything|anything) (i|we|ive|you) (have|just)? (said|told|asked|did|had|wanted|know)
    (throw|toss|chuck) (it|that|this|everything|them|all) (all)? (away|out)
    (new|fresh|clean|blank) (session|conversation|chat|start|slate|page|beginning)
    ^ (begin|starting) (again|anew|afresh|over|fresh) $
    (lets|can|could|just|to) (we|i|you)? begin (again|anew|afresh|over|fresh)
    ^ do over $
    (clean|blank) slate
    tabula rasa
  `,
} as const;
