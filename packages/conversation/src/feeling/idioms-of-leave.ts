/** What is said of somebody who is sent off in a story, and is no goodbye of whoever tells it. */
const idioms =
  /\b(?:(?:like|said|say|thought|went|was|am|i['’]?m|goes|all),? )?(?:(?:boy|girl|sis|sir|ma['’]?am|honey|felicia),? bye|bye,? felicia)\b/gi;

/** A message without "boy, bye" and the like, for whoever listens for danger: what else is said is heard as before. */
export const withoutIdiomsOfLeave = (text: string): string => text.replace(idioms, ' ');
