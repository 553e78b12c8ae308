/** Where a link to the message's field leads; apart from the field, so that a link needs nothing of it. */
export const messageFieldId = 'message';
