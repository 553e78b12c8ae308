import { type Facts, fact } from './fact.ts';

/** What no kind of question is about, by words that hardly mean anything else where the assistant is asked. */
export const othersFacts = {
  other: [
    fact(
      '!simultaneously together same time distance + listen hear listening mix song music friends girlfriend boyfriend',
      `Two people cannot listen in step here. Send the list, count to three, and press play.
There is no listening together, sorry. A saved mix can be sent, and started at the same moment.`,
    ),
    fact(
      '!tomorrow !overnight + same still here gone stay stays kept there + play plays mix list playlist music songs',
      `Only if you save it: then it is in My Playlists, the same songs tomorrow. Unsaved, it goes when this tab closes.
Press Save beside the mix, and it is there tomorrow as it is now, in My Playlists. Without that it ends with this tab.`,
    ),
    fact(
      '!notification !notifications !notify !notified !ping !pings !pinged !push !badge !reminder !reminders !remind',
      `I send no notifications, ever. If something pings, it is another app.
No pings and no reminders from me: I speak when spoken to.`,
    ),
    fact(
      '!wrapped !statistics !stats !statistic !graph !chart',
      `No statistics to show. What was played lately stands in Profile, where your music service tells it; Privacy lists what is kept.
No yearly sums from me. A library of your own remembers when it played each song to you last, and Privacy tells more.`,
    ),
    fact(
      '!api !webhook !endpoint !sdk',
      `There are no keys to give out. It is free software, though, and all it speaks can be read in its source.
No public API. Who runs Attune themselves has the whole of it.`,
    ),
    fact(
      '!embed !blog !iframe !widget !website',
      `A mix cannot be put on another page. Copied as text, by Take it along, it can stand anywhere.
There is nothing to embed, sorry. Take it along gives the list as text.`,
    ),
    fact(
      '!passkey !passkeys !2fa !authenticator !factor',
      `How you sign in is your music service's matter: passkeys and second factors are theirs.
I have no second factor. Where your music service signs you in, it may have one.`,
    ),
    fact(
      '!garmin !smartwatch !fitbit !wearable',
      `There is no app for watches. What your phone plays, most watches can pause and skip.
Not on a watch by itself. It runs in a browser.`,
    ),
    fact(
      '!import !imported !importing !itunes !migrate !migrated',
      `Lists from elsewhere cannot be brought in. What your music service holds is there already.
Nothing can be imported here; with your own files, whoever runs this place names their folder.`,
    ),
    fact(
      '!merge !merged !merging',
      `Two accounts cannot be joined here; they belong to your music service.
I cannot merge them. Accounts and what is in them are the music service's.`,
    ),
    fact(
      '!avatar !selfie',
      `Your picture and name come from your music account; change them there.
I show what your music service shows of you, and change none of it.`,
    ),
    fact(
      '!ai !generated !artificial !computer !synthetic !machine + music song songs singer singers tracks voice voices band composed',
      `The music Attune brings is composed by a program, and says so. Any other is as its service or its files have it.
Where Attune's own music plays, a program wrote it. What comes from a service, people made, as far as it tells.`,
    ),
    fact(
      '!cover !covers !artwork !sleeve !sleeves !pictures !paintings + painted drawn drew draws paints artist ai machine made',
      `Covers of Attune's own music are drawn by a program. All others come with their music.
A program draws those of Attune's own pieces; the rest belong to the albums.`,
    ),
    fact(
      '!weather !forecast',
      `I do not know your weather. Tell me that it rains, and I take that along.
Only if you say so: I see no weather from here.`,
    ),
    fact(
      '!region !abroad !available',
      `It works wherever this page can be reached. What may be played where is up to the music service.
I know no borders, but music services do: some songs are missing in some countries.`,
    ),
    fact(
      '!greyed !grayed !unavailable',
      `What is grey cannot be played where you are. That is the music service's doing.
Those songs the music service does not play for you, by country or plan.`,
    ),
    fact(
      '!discord !slack !telegram !ifttt !zapier !homeassistant',
      `No bots and no other places: this page is all there is of me.
I live in this page alone, sorry. But I am free software, if somebody wants to build that.`,
    ),
    fact(
      '!terms !agreed',
      `The terms are a short page, in plain words: Terms, at the foot of the start page.
What you agreed to stands under Terms and Privacy, on the start page.`,
    ),
    fact(
      '!refund !refunds !cancel !cancelled !canceled !subscription !unsubscribe !vat !invoice',
      `There is nothing to cancel and nothing to pay back: I take no money. A paid plan is your music service's.
I sell nothing, so I have nothing to cancel. Ask the music service, if you pay one.`,
    ),
    fact(
      '!scam !phishing',
      `That was not from here. I send no mail, and never ask for such things: please do not answer it.
Not me: nobody here writes to you or wants your bank. Leave it alone.`,
    ),
    fact(
      '!somebody !someone !stranger !hacker + logged login account signed + me my',
      `Sign out everywhere in Settings, where it is offered, and change the password at your music service, if it has one.
Signing out everywhere stands in Settings, where it can be done. If your music service has passwords, change yours.`,
    ),
    fact(
      '!hiring !vacancy !vacancies !internship',
      `Nobody is hired here: it is free software, on somebody's machine. But anyone may work on it.
There are no jobs to give, only source code to improve.`,
    ),
    fact(
      '!ticket !tickets !concert !concerts !tour',
      `No tickets and no tour dates here. I only play what can be played.
Of concerts I know nothing, sorry. Their music I can look for.`,
    ),
    fact(
      '!schedule !scheduled !weekly !fortnightly',
      `I cannot make mixes by the clock. Say the word when you want one.
Nothing comes by itself here; a saved mix can be played whenever you like.`,
    ),
    fact(
      '!video !videos !clip !clips',
      `Sound only, no videos.
No pictures that move, just music.`,
    ),
  ],
} satisfies Facts;
