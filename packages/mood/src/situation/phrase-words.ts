/** Word lists that phrases of troubles and of occasions share. */
export const days =
  'today|tomorrow|tmrw|tonight|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|this weekend|next week|this week';
export const hours = 'hour|hours|hr|hrs';
