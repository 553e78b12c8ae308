/** Words of asking for music that are worth knowing in spite of a slip. */
export const repairable: readonly string[] = `
another different something anything everything instead without longer shorter slower faster louder quieter softer
calmer happier sadder darker brighter lighter heavier upbeat energetic relaxing melancholy cheerful gentle mellow chill
instrumental vocals lyrics singing piano guitar drums violin saxophone trumpet acoustic electric electronic classical
country reggae techno playlist tracks songs artist album music undo pause resume previous volume minutes hours
workout running studying cooking cleaning driving sleeping explicit swearing familiar favourite discover surprise
similar style thanks thank sorry again forget everything start remove replace switch swap please
tired anxious worried nervous stressed lonely happy excited bored angry sleepy exhausted relaxed peaceful better
danceable melancholic nostalgic romantic soothing uplifting aggressive motivating cheerful dreamy
breathe focus morning evening tonight weather question because little slightly somewhat really
`
  .trim()
  .split(/\s+/);
