import { deedsByLanguage } from './deeds-by-language.ts';

/** Verbs for what a reply does not do; finding and suggesting are what it does. */
const deeds =
  'add(?:ed|ing)?|sav(?:e|ed|ing)|creat(?:e|ed|ing)|ma(?:de|ke|king)|buil[dt](?:ing)?|compil(?:e|ed|ing)|curat(?:e|ed|ing)|queu(?:e|ed|eing|ing)|play(?:ed|ing)?|start(?:ed|ing)?|skip(?:ped|ping)?|paus(?:e|ed|ing)|stop(?:ped|ping)?|turn(?:ed|ing)?|lower(?:ed|ing)?|rais(?:e|ed|ing)|download(?:ed|ing)?|upload(?:ed|ing)?|sen[dt](?:ing)?|messag(?:e|ed|ing)|email(?:ed|ing)?|text(?:ed|ing)?|call(?:ed|ing)?|contact(?:ed|ing)?|notif(?:y|ied|ying)|alert(?:ed|ing)?|book(?:ed|ing)?|order(?:ed|ing)?|schedul(?:e|ed|ing)|set(?:ting)?|updat(?:e|ed|ing)|delet(?:e|ed|ing)|remov(?:e|ed|ing)|follow(?:ed|ing)?|shar(?:e|ed|ing)|post(?:ed|ing)?|subscrib(?:e|ed|ing)|record(?:ed|ing)?|remember(?:ed|ing)?|stor(?:e|ed|ing)|not(?:e|ed|ing)|put(?:ting)?|switch(?:ed|ing)?|shuffl(?:e|ed|ing)|rearrang(?:e|ed|ing)|refresh(?:ed|ing)?|load(?:ed|ing)?|blast(?:ed|ing)?|cue(?:d|ing)?';

/** "I've just added", "I am playing", "I'll save", "we have put together". */
const byOneself = new RegExp(
  `\\b(?:i|we)(?:'ve| have|'m| am|'re| are|'ll| will|'d)? (?:already |also |just |now |gone ahead and |went ahead and |going to |gonna |got |happily |quickly )?(?:${deeds})\\b`,
);
/** "Playing now", "now playing", "it is playing", "has been saved to your library", "your playlist is ready". */
const byItself =
  /\b(?:playing now|now playing|already playing|starts? playing|began playing|(?:is|are) playing|(?:has|have) been (?:added|saved|created|made|queued|updated|sent|set|removed|started|scheduled|shared)|(?:is|are) (?:now )?(?:saved|queued|queued up|added)|in your (?:library|queue|favou?rites))\b/;
/** A participle that opens the sentence: "Playing some calm piano for you", "Added to your library". */
const opening =
  /^(?:ok|okay|sure|alright|done|great|got it)?[,!. ]{0,3}(?:now |just )?(?:added|saved|created|queued|playing|queuing|queueing|adding|saving|creating|starting|putting|turning|skipping|pausing|setting)\b/;
const longestRead = 600;

/**
 * Whether a model's sentence claims or promises something that nobody did: a playlist made or saved, music that plays. Found
 * playlists stand under the reply, and that is all that has happened.
 */
export function claimsInventedDeed(sentence: string): boolean {
  const plain = sentence
    .slice(0, longestRead)
    .toLowerCase()
    .replaceAll(/[’ʼ`]/g, "'")
    .replaceAll(/\s+/g, ' ');
  const isEnglish = byOneself.test(plain) || byItself.test(plain) || opening.test(plain.trim());
  return isEnglish || Object.values(deedsByLanguage).some((claims) => claims.test(plain));
}
