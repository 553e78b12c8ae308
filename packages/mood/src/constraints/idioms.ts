import { readPhrases } from './phrases.ts';
import { isInnerHyphen, type Token } from './tokens.ts';

/**
 * Everyday phrases in which words of the vocabulary mean something else. They are taken out before terms are
 * looked for.
 */
const idiomsByFirstWord = readPhrases(`
screaming for | screaming at | she's screaming | he's screaming | they're screaming | i'm screaming | is screaming | are screaming | was screaming | kids screaming | toddler screaming | baby screaming | screaming kids | screaming baby | screaming toddler | screaming toddlers | doom and gloom | gloom and doom | impending doom | sense of doom | rock bottom | rock hard | rock solid | rock the boat | rock climbing | rock up | rocked up | on the rocks | as a rock
pop to | pop in | pop into | pop out | pop over | pop by | pop round | pop up | pop off | pop down | pop back | pop the
lofi girl | lo fi girl | climbing the walls | climb the walls | climbing up the walls | swear words | swearwords | curse words | cuss words | bad words | dirty words | rude words | naughty words
got the blues | monday blues | baby blues | winter blues | sunday blues | post holiday blues
have the blues | having the blues | had the blues | feeling the blues | case of the blues | bout of the blues | touch of the blues | beat the blues
lose the blues | lost the blues | singing the blues | sing the blues
full house | house on fire | house is a mess | house is a tip | house is empty | on the house | house hunting | house hunt | house move | moving house | house plants | house work | house sitting
open house | house mate | house mates | house prices | house keys | house warming | in house | haunted house | house of cards
country side | cross country | country lane | country road | country house | country walk | home country | another country
the old country | my old country | our old country | new country | whole country | other country
metal taste | metal detector | metal gate | metal door | pedal to the metal | metal work
soul mate | soul searching | soul destroying | soul crushing | heart and soul | poor soul | lost soul | not a soul | kindred soul
bless your soul | bare my soul | soul sister
in a funk | funky smell | funk i'm in
mood swing | mood swings | swing by | swing set | swing state | swing door | in full swing
salsa on | salsa dip | chips and salsa | salsa verde | latin exam | latin class | latin homework | in latin america | to latin america | of latin america | around latin america | across latin america | latin lesson
fire drill | drill bit | power drill | drill sergeant | trap door | mouse trap | tourist trap | thirst trap | bear trap
garage bill | garage door | garage sale | industrial action | industrial estate | minimal effort | goth phase | emo phase
folk are | punk kid | indie bookshop | indie film | indie game | jungle gym | grime under | christmas day | christmas eve
christmas dinner | christmas shopping | christmas party | for christmas | at christmas | classic me | garage band
no strings attached | pull strings | pulling strings | pulled strings | heart strings | purse strings | second fiddle
fit as a fiddle | beat the drum | own drum | drum up | ear drum | organ donor | organ transplant | vocal cord | vocal cords
vocal chord | vocal chords | top brass | brass tacks | brass monkeys | sea bass | french horn lesson | horn honking | car horn
shoe horn | saved by the bell | no words for | no words to | lost for words | without a word | voice note | voice notes
voice mail | voice message | his voice | her voice | my voice | their voice | lost my voice | inner voice | words with
fast asleep | fast food | my fast | breaking fast | break my fast | stuck fast | slow cooker | slow day | slow week | slow down
beach house y | late romantic | early romantic | high romantic | neo romantic | romantic era | romantic period | romantic composer | romantic composers | romantic repertoire | disco polo | last stretch | final stretch | home stretch | long stretch | short stretch | first stretch | stretch of | slow clap | slow wifi | slow internet | slow morning | slow lane | fast lane | fast paced life | quick question | quick one
lift my mood | lift my spirits | lift my spirit | lift the mood | lift me up | lift us up | lift our spirits | lifts my mood | lifts me up | lift up my | lift your spirits | lift my heart | waiting for a lift | for the lift | the lift is | the lift was | lift's broken | lift that's | a lift home | a lift to | need a lift | got a lift | give me a lift | in the lift | stuck in a lift | lift me | lift us | a lift today | packing boxes | packing parcels | packing orders | packing shelves | packing crates | packing lunch
driving test | driving lesson | driving licence | driving license | driving exam | driving instructor | driving me | driving force
work of | work it out | works out | work from home friend | out of work | work out fine | homework club | rain or shine
write off | read receipts | left on read | left me on read | leaves me on read | leaving me on read | on read again | read receipt | mind reading | palm reading | reading week | lip reading | final exam result
running late | running out | running from | running away | running a | running the | running on | running into | running my
in the long run | long run time | run out | run into | run away | run over | run a | run the | run my | on the run | up and running
cold shower | baby shower | rain shower | hot date | up to date | out of date | expiry date | sell by date | blood bath
dance around the subject | song and dance | dinner is burnt | wedding is off | party is over | party's over | birthday was | spa town
clean lyrics | dirty lyrics | explicit lyrics | rude lyrics | chess piece | clean bill | clean slate | clean singing | clean vocals | clean vocal | clean voice | clean voices | clean guitar | clean guitars | clean tone | clean tones | clean sound | clean sounding | clean digital | clean production | clean version | clean versions | clean edit | clean edits | squeaky clean | come clean | clean shirt | clean sheets | draw the line | exam results | train of thought
make up with | made up with | bed bugs | bed side | wet the bed | hospital bed | sick bed | bed ridden | death bed
happy christmas | merry christmas | good folk | nice folk | conga line | conga lines | sleep on it | sleep on this | sleep on that
boxing day | swimming in work | swimming in debt | swimming in emails | spinning out | head is spinning | head spinning
training day | drill down | acoustic shock | electric bill | beat me | beat them | beat us | beat him | beat her | beat the | beat my
isn't working | isnt working | aren't working | arent working | not working | wasn't working | it's working | its working | it is working | this is working | that's working | thats working | is working for me | working for me | working great | working well | working wonders
working it out | working out how | working through | clean desk | up for a | working out what | working out why | working out every | working out the | working out which | working out if
work through | work around | work on | car park | in the car park | walk past | walk into | walking into | walk like | school run | tip run | bread run
came running | come running | on the bed | in bed with | sewing machine | running shoes | running joke | reading glasses | dancing partner
driving theory | sewing kit | writing on the wall | painting on | drawing of | drawings | cycle path | in a house | each house | the house
by latin | latin name | latin names | singing bird | birds singing | in a word | put me to work | music teacher | piano lesson | piano teacher
piano stool | piano lid | guitar string | guitar case | rock band tee | disco days | metal bar | metal chair | knitting pattern
reading my | reading his | reading her | study in | bath house | bath mat | dinner is | drive me | drive you | drives me | training room
old school friend | old school friends | old school tie | old school ties | old school bag | old school photo | old school photos | old school mate | old school mates | old school books
have no voice | got no voice | no voice left | no voice today | numbers in the lyrics | great acoustics | good acoustics | bad acoustics | over 40s | over 50s | over 60s | over 70s | over 80s | over forties | over fifties | over sixties | over seventies | over eighties
a piano up | a piano down | the piano up | the piano down | piano on the | piano to the | piano away | drum kit to | my guitar to | the guitar to | guitar away | sold my guitar | sold the piano
old school teacher | old school gate | on the beat | walk away | walk out | walked out | cake walk | cat walk | side walk | sleep walking | hiking prices | price hike
`);

/** The positions of all tokens that belong to an idiom, written with spaces or hyphens. */
export function maskIdioms(tokens: readonly Token[]): Set<number> {
  const masked = new Set<number>();
  for (const [from, { text }] of tokens.entries()) {
    if (isInnerHyphen(tokens, from - 1)) continue;
    for (const idiom of idiomsByFirstWord.get(text) ?? []) {
      for (let at = from, to = endOfIdiom(idiom, tokens, from); at < to; at += 1) masked.add(at);
    }
  }
  return masked;
}

/** The place after the idiom, or before its beginning where the words do not follow each other. */
function endOfIdiom(idiom: readonly string[], tokens: readonly Token[], from: number): number {
  let at = from;
  for (const word of idiom) {
    if (at > from && isInnerHyphen(tokens, at)) at += 1;
    if (tokens[at]?.text !== word) return from;
    at += 1;
  }
  return at;
}
