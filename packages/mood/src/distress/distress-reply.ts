/**
 * The fixed answer to a message of distress, shown beside gentle music. It is never generated and never
 * changed by what the message says.
 */
export const distressReply =
  "I'm really sorry it hurts this much. You don't have to carry it alone: please talk to someone now. " +
  'If you are in danger, call your local emergency number. At findahelpline.com you can find a free, ' +
  'confidential line near you, by phone or chat. Here is some gentle music to stay with you meanwhile.';

/** Where the answer sends people: every country's free lines, by phone, chat or text. */
export const helpAddress = 'https://findahelpline.com';
