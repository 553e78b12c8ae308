/** How an order to somebody begins, or a question: no first message that does tells of a day. */
export const orders = new Set(
  `write tell translate solve book order call send set remind calculate explain give help buy open turn find search show check who what
  when where why how is are do does did can could will would should convert define summarise summarize draft fix please add name
  compare plan cancel text email order ring remember google hey ok i im we`
    .trim()
    .split(/\s+/),
);
