const them = '(?:kids?|child|children|boys?|girls?|sons?|daughters?|twins|little ones?)';
const away = new RegExp(
  `\\b${them}(?: are| is| re| s)?(?:nt| not) (?:here|home|around|with (?:me|us)|in|there)\\b`,
);
const withOthers = new RegExp(
  `\\b${them} (?:(?:are|is|were|was|re|s|all|staying|away|over|off|gone) ){0,3}(?:at|with|to) (?:their|his|her|my|the|our) (?:dads?|mums?|moms?|fathers?|mothers?|ex|exs|grand[a-z]{2,8}|nans?|grans?|aunts?|other parent|camp|sleepover)\\b`,
);
const none =
  /\b(?:no|without(?: the| any)?) (?:kids|children)(?: (?:tonight|today|here|around|this week|at home|about)|[,.!]|$)/;
const notYetUp = new RegExp(
  `\\b(?:before|until|till) (?:(?:my|the|our) )?${them} (?:(?:are|is|re|s|all) )?(?:wakes?|up|gets? up|awake|come home|comes home|home)\\b`,
);

/** "Two kids at their dad's this week", "no kids tonight": whoever says so speaks of children that are elsewhere, or not up yet: "two hours before my kids wake". */
export function childrenAway(text: string): boolean {
  const said = text.slice(0, 400).toLowerCase().replace(/['’]/g, '');
  return away.test(said) || withOthers.test(said) || notYetUp.test(said) || none.test(said);
}
