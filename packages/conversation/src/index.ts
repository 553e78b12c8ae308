export { aimedAtMusic, leavesFeeling } from './brief/aim-at-music.ts';
export { applyChanges } from './brief/apply-changes.ts';
export { changesBetween } from './brief/changes-between.ts';
export { isGentle } from './brief/gentle-brief.ts';
export { newBrief } from './brief/new-brief.ts';
export { withPreferences } from './brief/with-preferences.ts';
export { safestOf } from './feeling/mood-costs.ts';
export { namesAskedBack, songBack } from './names/asked-back.ts';
export { ArtistNames, type HeldArtists } from './names/held/artist-names.ts';
export { shownByPart } from './names/shown-by-part.ts';
export type { MixQuestion } from './questions/mix-question.ts';
export {
  type ConversationContext,
  type ConversationReading,
  type PendingReading,
  readMessage,
} from './read-message.ts';
export type { AnsweredTurn, AskedMix, ShownLists } from './replies/answered-turn.ts';
export { answersLife, answersNothing } from './replies/answers-life.ts';
export { describeChanges } from './replies/describe-changes.ts';
export { writeGentleReply } from './replies/gentle-reply.ts';
export type { HeldMusic, HeldSong } from './replies/held-music.ts';
export { isSought } from './replies/is-sought.ts';
export { tellLacking } from './replies/tell-lacking.ts';
export type { MissingWish } from './replies/tell-missing.ts';
export { type ReplyWriter, writeReply } from './replies/write-reply.ts';
export { warmUpReading } from './warm-up.ts';
