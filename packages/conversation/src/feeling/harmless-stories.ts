const phrases = (...patterns: string[]) => new RegExp(`\\b(?:${patterns.join('|')})(?![\\w'’])`, 'gi');

const kin =
  '(?:gran|granny|gramma|grandma|nan|nana|grandmother|grandfather|grandad|grandpa|mother|mum|mom|mama|mamá|father|dad|papa|aunt|auntie|uncle|wife|husband|sister|brother|son|daughter|she|he)';
const small =
  '(?:(?:little|baby|small|youngest|newborn|wee) )?(?:brother|sister|baby|son|daughter|toddler|twins?|kids?|boy|girl|newborn|nephew|niece|grandson|granddaughter)';
/** Between somebody and what they do: "my gran shes 91 and dont remember me". Whoever tells of themselves there is another. */
const between = "(?:,? (?!(?:i|i['’]?m|im|me|we|my)\\b)[a-z0-9'’]{1,8}){0,4}";
const does =
  "(?:won['’]?t|will not|wouldn['’]?t|doesn['’]?t|does not|don['’]?t|do not|can['’]?t|cannot|keeps?)";
/** What somebody is. */
export const occupation =
  "(?:i['’]?m|i am) an? (?:[a-z]{3,9} )?(?:doctor|nurse|medic|paramedic|midwife|police officer|policeman|cop|firefighter|soldier|teacher|pastor|priest|nun|therapist|psychologist|vet|lawyer|driver|cook|chef|mother|mum|mom|father|dad|grandmother|grandad)(?: and an? (?:[a-z]{3,9} )?(?:doctor|nurse|police officer|cop|teacher|soldier|driver|cook|student))?";
const vehicle = '(?:lorry|truck|car|taxi|bus|van|tractor|tram|train|motorbike|bike)';
const day =
  '(?:on )?(?:(?:this|next) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|week|month)';

/**
 * What is told of ordinary days in words that danger is told in as well: whoever forgets, retires, cries or does not sleep is another, or it is no end of
 * anything. It says nothing of what stands beside it, which is listened to without it: no word here is of how somebody feels.
 */
export const harmlessStories = phrases(
  // Who forgets: "my gran is 91 and doesn't remember me any more".
  `(?:(?:my|our|his|her|the) )?${kin}${between} (?:${does}|no longer|has stopped|stops|stopped) (?:remember(?:s|ing)?|recogni[sz](?:e|es|ing)|know(?:s|ing)?) (?:me|us|my (?:name|face)|our names|who i am)(?: (?:any ?more|any ?longer|now))?`,
  // Who retires.
  `(?:${day} )?(?:i|we) (?:(?:will|am|['’]ll|finally|just) ){0,2}(?:go|going|went) (?:in|into|on|to|for) (?:my |the )?(?:pension|retirement)(?: ${day})?`,
  `(?:${day} )?i (?:handed|hand|gave|give) in my (?:pager|badge|uniform|whistle|radio)(?: ${day})?`,
  // Small ones who cry, and do not sleep.
  `(?:(?:my|our|the|his|her) )?${small}${between} ${does} (?:stop )?(?:cry(?:ing)?|scream(?:ing)?|(?:go )?(?:to )?(?:sleep|bed)|settle|nap)`,
  `(?:at|in) (?:the )?hospital (?:having|to have) (?:the|a|her|our|my) baby`,
  // Who works, and rests.
  `(?:i|i['’]?m|i am|we|we are) (?:(?:just|now|only|already) ){0,2}(?:finish|finished|done|finishing) (?:with |from )?(?:my |the )?(?:work|shift|school|job|service|homework|cooking|studies)`,
  `(?:i|we) (?:stopped|stop|parked) (?:the |my |our )?${vehicle} for (?:a|some) (?:while|moment|minute|bit|tea|coffee|chai)`,
  occupation,
  `i (?:have|['’]ve got|got) (?:\\d{1,2}|two|three|four|five|six|seven|eight) (?:more )?(?:stops|songs|tests|pages|kilometres|kilometers|km|miles)(?: (?:left|to go))?`,
  // Who is asked when they will marry.
  `(?:(?:my|our|the) ${kin}|(?:my|our) (?:in ?laws|mother[ -]in[ -]law|family|relatives|parents|aunties|boss)|everyone|everybody|people|they) (?:keeps?|won['’]?t stop|never stops?) (?:on )?asking (?:me |us )?(?:when (?:i['’]?ll|i will|we['’]?ll|we will|i|we|i['’]?m going to) (?:(?:be|get|have|find|finally) ){0,2}(?:married|marry|kids|children|a baby|babies|settled|settle down|someone|somebody|a (?:husband|wife|job|girlfriend|boyfriend|man|woman))|why (?:i['’]?m|i am|we have|i have) (?:still )?(?:single|no (?:kids|children)|not married)|if (?:i['’]?m|i am) pregnant|if i(?:['’]?ve| have) eaten)`,
  // Who prays for somebody to come home, or to get well.
  `(?:i|we|i['’]?ve|i have|we['’]?ve|we have|i['’]?m|i am) (?:been )?pray(?:ed|ing) (?:every (?:day|night) )?for (?:my|our) ${kin}(?: to (?:come (?:home|back)|get (?:better|well)|call|write))?(?:,? and (?:(?:last night|yesterday|today|this (?:morning|evening)|finally) )?(?:he|she|they) (?:finally |just )?(?:came|knocked|called|walked|rang|wrote|texted|stood|phoned))?`,
  // Who waits for others.
  `(?:my|our) ${kin}${between} (?:in|having|under) (?:an? |the |her |his )?(?:operation|surgery)`,
  `(?:i|i['’]?m|i am|we|we are) (?:wait(?:ing)?|sit(?:ting)?) (?:in|at|outside) (?:the |a )?(?:hospital|clinic|waiting room|emergency room|ward)`,
  `i (?:do ?n['’]?t|do not) know what (?:i (?:need|want to hear|should listen to|want to listen to)|to (?:listen to|play|put on|choose))`,
  `i have (?:the|my|mum['’]?s|mom['’]?s|dad['’]?s) (?:tablet|ipad|remote|speaker|headphones)`,
  // A dog, a grandmother: mourning is told otherwise.
  `we (?:are going to |will |['’]ll )?(?:bury|buried|are burying) (?:him|her|them|it|(?:our|the|my) [a-z]{2,12})(?: (?:today|tomorrow))?(?: (?:under|beside|by|next to) (?:the|a|our|her|his) [a-z]{3,10}(?: tree| bush)?)?`,
  // The assistant, and its music.
  `you took (?:it|that|that one) (?:away|out|off)(?=\\W{0,3}(?:$|i want|bring|put|give|why))`,
  `i (?:want|wanted) (?:the|that) [a-z]{2,10} one`,
  `you (?:do ?n['’]?t|do not|did ?n['’]?t|did not) (?:even )?know (?:the|its|their|her|his) (?:key|tempo|bpm|names?|title|singer|song|artist|composer|year|band|album)`,
);

/** The same in German and Dutch, whose night shifts were misheard: "darf nicht einschlafen". */
export const harmlessElsewhere = phrases(
  `(?:(?:ich|man|wir) )?(?:darf|dürfen|sollte?n?|will|wollen|möchte|kann) (?:(?:ich|dabei|jetzt|heute|auf keinen fall) ){0,2}(?:nicht|ned|net) (?:dabei )?(?:einschlafen|wegnicken|einnicken)`,
  `(?:nachtschicht|nachtdienst|spätschicht|frühschicht|nachtdienst|nachtwache)(?: (?:im|in der|am|auf der) [a-zäöüß]{3,20})?(?:,? noch (?:\\d{1,2}|[a-zäöüß]{3,6}) stunden)?`,
  `(?:(?:maar )?ook weer niet|(?:maar )?ook niet|(?:maar )?niet)(?: zo dat ik)? in slaap (?:val|vallen)`,
  `(?:nachtdienst|nachtploeg|nachtwacht)`,
);
