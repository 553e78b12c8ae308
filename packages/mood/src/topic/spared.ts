/** What somebody feared, and is told that they have not: "it's NOT CANCER", "no sign of a tumour". */
const spared = new RegExp(
  String.raw`\b(?:(?:not|isn['’]?t|wasn['’]?t|aren['’]?t|free of|(?:do|does|did)(?: not|n['’]?t) have|no (?:more )?(?:signs?|traces?|evidence) of|there(?:['’]s| is| was) no)` +
    String.raw` (?:an? |any )?(?:cancer(?:ous)?|tumou?rs?|malignant|stroke|heart attack|leuka?emia|lymphoma|melanoma|meningitis|sepsis|anything serious)|cancer[- ]free)\b`,
  'gi',
);
/** Who hopes, asks or waits for it does not know yet, and "not the cancer that killed him" spares nobody. */
const unsure =
  /\b(?:hop\w{0,4}|pray\w{0,4}|please|if|whether|wish\w{0,3}|waiting|afraid|scared|worried|unless|not know|don['’]?t know|maybe|might|could|should|would|why|but|yet|ha(?:s|d) (?:the )?cancer)\b/i;

/** What a model of topics knows well as the same news. */
const asNews = ' good news: the scan is all clear, such a relief ';

/** A message in which an illness that is not there is told as the good news it is; a model of single words hears the illness alone. */
export function withSparedNews(message: string): string {
  return unsure.test(message) ? message : message.replace(spared, asNews);
}
