import { createCueFinder } from '../cues/cue-finder.ts';

export type Lead = 'style' | 'like' | 'by' | 'avoid' | 'less' | 'more' | 'told' | 'said';

/** What comes before an artist's name. `style` and `by` call for one; the others only where a name follows. */
export const findLeads = createCueFinder<Lead>({
  style: `
    in the (style|vein|manner|spirit|mould|mold|tradition) of
    (similar|close|closer|comparable) to
    (artists|artist|bands|band|singers|people|stuff|music|songs|tracks|something|anything|someone|things|sounds|sounding|acts|vibes|groups|playlist|sound) (that|who|which)? (sounds|sound|feels|feel|similar|more|a bit|a lot)? (like|such as|similar to|along the lines of|inspired by|a la|resembling|reminiscent of)
    (sounds|sound|sounding) (a bit|kinda|sort of|more|just)? like
    along the lines of
    (in|of)? (the|a)? (same|similar) (style|kind|kinds|vein|sort|spirit|mood|direction) (as|of|than|like)
    (playlist|mix|radio|station) (built|based|made)? (around|off)
    (songs|music|tracks|stuff|something|anything|tunes|things) (that|which|to)? (would|might|will)? (goes|go|sits|sit|fits|fit) (well|nicely|nice|right)? (with|next to|beside)
    (follow|follows|carry|carrying) on (well|nicely|nice)? from
    (same|similar) (guitar|drum|piano|bass)? (tone|sound|groove|feeling) (as|of|than|like)
    similar with
    reminiscent of
    inspired by
    (channel|channelling|channeling) (your|my|the|their|a|some)? (inner)?
    (could|might|would|should) (be|have been|almost be) (by|from)
    (think|imagine|bit of|very|kind of) a? (bit)? (like)?
    a la
    à la
    (reminds|remind|reminding) me of
    influenced by
    (if you|i) (like|love|am into|listen to)
    (a|my|huge|big|massive) fan of
    (i|we) (am)? (really|also|usually|normally|mostly|always)? (like|love|adore|listen to|am into|into)
    (fans|fan) of
    same (vibe|vibes|style|energy|feel|sound|vein|lane|family) as
  `,
  like: `
    like
  `,
  by: `
    (something|anything|songs|music|stuff|tracks|some|tunes|more|one|albums|album|a song|few|all) (by|from)
    more (of)? by
  `,
  avoid: `
    (never|dont|do not|stop) (ever|even)? (play|playing|give me|put on|show me|pick) (any|more|anything|any more)? (by|from|of)?
    (no|not|without|never|minus|skip|except|excluding|avoid|besides|hate|dislike|despise|ban|block) (any|more|anything|of|playing|songs|music|stuff|all|too much)? (by|from|of)?
    no more (of|songs by|music by|from|by)?
    (if i hear|if i have to hear|if i get|never want to hear|dont want to hear|dont ever want to hear|dont let me hear) (any|more|any more|another|anything|one more)? (by|from|of|song by)?
    (nothing|none|not anything|never anything|anything but|anything except|everything but|no songs|no music|no tracks|nothing more) (more)? (by|from|of)? (that|this|those|his|her|the)?
    (no more|enough|less|without) (of)? (that|this|those)
    (cant stand|cant bear|dont like|dont play|dont want|do not like|do not play|stop playing|sick of|tired of|bored of|fed up with|fed up of|had enough of|enough of|enough|keep away from|stay away from|not a fan of|not into|get rid of|leave out|take out|drop|lose|ditch|remove|ban|no thanks to|over|done with|allergic to|not in the mood for|dont need|worn out) (any|more|anything|of|songs|music|stuff)? (by|from)?
    instead of
    in place of
    rather than
    (wont|cant|dont|doesnt|cannot|would not|wouldnt|will not|couldnt|do not|does not) (ever|really|even|want to|wanna|want|have to|need to)? (have|stand|bear|abide|take|handle|tolerate|hear|touch|play|listen to|deal with|do|like|want|need|include|put on) (any|more|any more|anything|to|to hear|hearing)? (by|from|of|to)?
    (hates|dislikes|despises|loathes|loathe|detest|detests|leave|keep|kick|throw|chuck|cut|boot|scrap|bin|axe|veto|vetoes|exclude|spare|remove) (us|me|out)? (any|anything|more|all)? (by|from|of)?
    (had|heard|played|know|have) (too much|enough|way too much|all|everything|every song|all the songs) (of|by|from)?
    (who|whoever) (let|put|invited|ordered|asked for|chose|picked|added|snuck) (in)?
    why (would|do|should) (i|we|you|anyone|anybody) (ever|even)? (want|need|have)? (to)? (hear|listen to|play|have)?
    (apart|aside) from
    other than
    (anyone|anybody|everyone|everybody) (but|except)
  `,
  told: `
    (likes|loves|adores|adored|loved|liked|digs|enjoys|prefers|favours|worships|into)
    (fond of|partial to|keen on|mad about|mad on|mad for|crazy about|obsessed with|devoted to|big on|nuts about|hooked on|addicted to|raised on|brought up on|grew up on|grew up with)
    (wants|want|wanting|wanted|need|requests|requested|requesting|demands|demanded|demanding|needs) (to hear|some|more|a bit of)?
    (asks|ask|asked|asking|begging|screaming|shouting|crying|calling|pleading|yelling|hoping|dying|desperate) for (some|more|a bit of)?
    (swears by|lives for|used to play|used to listen to|always played|always listened to|listens to|listened to)
    (what|how|whit) about
  `,
  said: `
    (guess|suppose|reckon|think|say|says|said|suggests|suggested|recommends|recommended|mean|meant|thinking|imagining|picturing)
    (go for|go with|going for|gimme|give me|lets do|lets have|lets try|lets say|make it|then)
  `,
  less: `
    (a bit|bit|little|way|getting a bit|rather) (too)? much (of)?
    (less|fewer|not so much|not too much|not as much|a bit less|too much) (of|from|by)?
  `,
  more: `
    (let|lets) (him|her|them|me|us|everyone|everybody) have (some|a bit of|her|his|their)?
    (mix|list|playlist|music|songs|set) (with|of|from|by)? only (by|from|of)?
    (only|just) (songs|music|tracks|stuff)? (by|from|of)
    nothing but (songs|music|tracks)? (by|from|of)?
    you (should|could|must|need to|have to|ought to) (have|play|add|put|include|get|try|hear|listen to) (some|a bit of)?
    (how about|what about|whit about|wot about|how bout|what of|maybe|lastly|finally|also|want|wanted|i want|like some|get some|with some|have some|some|hear some|and some|try|try some|fancy some|need some|want some|want more)
    (more|some more|add|add some|also|include|throw in|mix in|also some|add more|put in|chuck in|add in|get|want|bring in|bit of|lots of|few|slip in|sprinkle in) (some|a bit of|more|songs|stuff|music|tracks|in)? (of|by|from)?
  `,
});
