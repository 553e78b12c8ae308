/** Ways to say please that hold the words of somebody who is thankful, or who tells of kindness. */
const asking =
  /\b(?:(?:would|could|will|can) you (?:please |perhaps )?be (?:so (?:kind|good|lovely|nice)|kind enough|good enough|a dear and)(?: (?:as )?to)?|(?:if )?you (?:would|could|can|will) be so (?:kind|good)(?: as)?(?: to)?|if you['’]d be so (?:kind|good)(?: as)?(?: to)?|be so (?:kind|good) (?:as to|and|to)|be a (?:dear|darling|love|sweetheart|legend) and|(?:i|we)(?: would|['’]d) (?:really |very much |so |greatly )?(?:appreciate|be (?:so |very |most |ever so |really )?(?:grateful|thankful|obliged|glad|happy)) (?:for|it if you (?:could|would)|if you (?:could|would)|to have|to hear)|(?:many )?thanks in advance|thank you in advance|much obliged|much appreciated)\b/gi;

/** In characters; nobody is courteous for longer. */
const mostRead = 600;

/** A message with its courtesies said as "please". */
export function withoutCourtesies(message: string): string {
  if (message.length > mostRead) return message;
  return message.replace(asking, 'please');
}
