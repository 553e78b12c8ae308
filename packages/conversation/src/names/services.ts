/** None of these is anybody whose music is asked for. */
export const services: ReadonlySet<string> = new Set(
  'spotify,apple,apple music,youtube,tidal,deezer,amazon,soundcloud,alexa,siri,google,chatgpt,ai,attune,english,french,german,spanish'.split(
    ',',
  ),
);
