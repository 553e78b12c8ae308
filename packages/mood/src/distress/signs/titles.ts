/** Titles and names that are the same in every language. */
export const titles = `
    suicide (squad|social|is painless|silence|boys|doors|door|squeeze|blonde|season|note by|mission|machine)
    (suicidal|suicidas) tendencies
    (bring me|kill bill|die hard|die with smile|live and let die|knives out|dead can dance|dead kennedys|grateful dead|death note|death stranding|dead by daylight|walking dead|death cab|death metal|drop dead)
    (killers|killing joke|killing me softly|killing in name|psycho killer|natural born killers|serial killer)
    (time to say goodbye|goodbye yellow brick|never say goodbye|hello goodbye|tears in heaven|knocking on heavens door|stairway to heaven|highway to hell)
    (mortal kombat|call of duty|dark souls|elden ring)
`;
