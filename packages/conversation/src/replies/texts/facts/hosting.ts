import { type Facts, fact } from './fact.ts';

/** What is said to whoever runs an installation. */
export const hostingFacts = {
  operator: [
    fact(
      '!env !variables !envs',
      `Every one is in the file .env.example, with what it does; the README has them in a table.
The README lists them all in a table, and .env.example describes each.`,
    ),
    fact(
      '!expose !exposed exposing + internet public web outside world',
      `Behind a proxy with https, with PUBLIC_URL and LOCAL_PASSWORD set; docs/security.md tells what holds. Keeping it at home is simpler.
It is made to stand that, with https and LOCAL_PASSWORD. What is guarded, and what not, is in docs/security.md.`,
    ),
    fact(
      '!npm !node engines cloned clone readme',
      `Node.js 22 or 24 (20.19 still runs), then "npm ci && npm start". Without any setting it starts with music of its own.
Clone it, then "npm ci && npm start", and open the address it prints. All settings are optional.`,
    ),
    fact(
      '!sqlite !postgres !mysql !database !migrations !migration !backup !backups vps tables',
      `All it keeps lies in DATA_DIR, in files it makes itself: stop it and copy that folder. Songs stay where they are.
No database to set up: DATA_DIR holds everything. Back that folder up, or take it along to the new machine.`,
    ),
    fact(
      '!logs restarts crashes journal',
      `It logs to standard output, so the container's or the service's log has it. LOG_LEVEL says how much; words are never in it.
Look at the container's own log: what it has to say goes to standard output.`,
    ),
    fact(
      'admin administrator + page panel screen dashboard menu interface variables environment',
      `No admin page: settings are environment variables, and a wrong one stops the start with its name.
Everything is set by environment variables; the file .env.example describes each.`,
    ),
    fact(
      '!signups !registrations strangers randos anybody outsiders signup + off close stop lock join keep out',
      `LOCAL_PASSWORD asks for a word on the sign-in page; a music server lets in only who has an account there.
Set LOCAL_PASSWORD, and only who knows it signs in. With a music server it takes an account of that server.`,
    ),
    fact(
      '!scrobble !scrobbles !scrobbling !lastfm !listenbrainz',
      `What you hear is told to your music server, and that may scrobble it. From here nothing goes to last.fm.
With a server such as Navidrome your plays count there, and it may pass them on. I know no last.fm myself.`,
    ),
    fact(
      '!docker !container !compose !podman image !kubernetes',
      `The folder "deploy" has a Dockerfile, and its README the commands. Nobody has built the image yet.
See "deploy" in the project: what is needed for a container is there.`,
    ),
    fact(
      'pi !raspberry !ram !synology gb gpu memory cpu requirements nas',
      `A small machine will do; some 300 MB of memory, no graphics card. Node.js 22 or 24 must run on it.
It needs no GPU; its models are a few megabytes, and some 300 MB of memory are enough. Node.js 22 or newer runs it.`,
    ),
    fact(
      'port 8080 3000 address host',
      `Port 3000, unless PORT says otherwise. HOST and PUBLIC_URL go with it.
It listens on 3000; set PORT for another one.`,
    ),
    fact(
      '!nginx proxy !caddy !https !ssl !certificate tls reverse !subpath !traefik',
      `Set PUBLIC_URL to its address and TRUST_PROXY to your proxy; the proxy hands on the Host. It wants a name of its own.
Behind a proxy, PUBLIC_URL and TRUST_PROXY have to be right. Give it a host name of its own rather than a path.`,
    ),
    fact(
      '!navidrome !jellyfin !subsonic !opensubsonic !gonic !plex !emby lms',
      `Any server that speaks OpenSubsonic, such as Navidrome or gonic: LIBRARY_URL and an account. Plex and Jellyfin alone, no.
Navidrome yes, by LIBRARY_URL; Jellyfin and Plex only with something in between that speaks OpenSubsonic.`,
    ),
    fact(
      '!rescan scan added albums new refresh show find finds missing index files',
      `The folder is looked through every ten minutes, so new files come by themselves. Settings show how far it is.
Give it ten minutes: then the library is read again. Settings tell how many songs are listed, how many could not be heard.`,
    ),
    fact(
      'tag tags tagged metadata track01 names tagging',
      `Files are known by their tags, so yes, tags matter: title, artist, album, genre. A file without them goes by its name.
The better the tags, the better I find them; genre and year help most.`,
    ),
    fact(
      '!mp3 flac nas folder files cds ripped computer wav own collection husband library',
      `Yes: LIBRARY_DIR names the folder, and its MP3, FLAC, Ogg, Opus, AAC and WAV files are played in place.
Own files are what it likes: set LIBRARY_DIR to their folder. Whoever runs this place can do that.`,
    ),
    fact(
      'update upgrade upgrading latest version',
      `Fetch the new source, then "npm ci" and "npm start" again. The data folder stays.
Get the newest source and start it anew; what it remembers is in DATA_DIR.`,
    ),
    fact(
      'spotify client key api secret developer redirect',
      `SPOTIFY_CLIENT_ID is all it needs; the README leads through Spotify's dashboard step by step.
Make an app at Spotify's developer dashboard and set its client id. The README has every step.`,
    ),
    fact(
      'model models !ollama llm openai gpt local',
      `None is needed: moods are read by small models on the machine. An OpenAI-compatible one can write replies: REPLY_MODEL_URL.
Its own models run on the CPU. Ollama and the like can be added with REPLY_MODEL_URL.`,
    ),
  ],
} satisfies Facts;
