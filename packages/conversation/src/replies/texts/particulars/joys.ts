import { anyMood, particular } from './particular.ts';

/** Good news by its kind. Said only for what the message itself tells. */
const glad = 'happy energetic calm focus';

export const joyParticulars = [
  particular(
    'achievement',
    glad,
    'exam | exams | passed | test | driving test | grade | grades | results | viva | distinction | top marks | straight as',
    `
Passed, and well deserved.
All that learning was for this; congratulations.
The exam is behind you, and you won.
Put the books away, you made it.
Well done; that one is yours for good.
    `,
  ),
  particular(
    'achievement',
    glad,
    'job | offer | hired | promoted | promotion | role | part | contract | apprenticeship | internship',
    `
They chose you, and they chose well.
Congratulations; a new chapter with your name on it.
That is a yes worth dancing to.
They saw what you can do.
Well done; that is wonderful news.
    `,
  ),
  particular(
    'achievement',
    glad,
    'got in | accepted | acceptance | university | college | uni | school | scholarship | medical school | law school',
    `
You are in, congratulations.
A yes from there, how good.
Doors open; walk right in.
That is a place with your name on it now.
They wanted you, and rightly so.
    `,
  ),
  particular(
    'achievement',
    glad,
    'thesis | dissertation | novel | book | paper | degree | graduated | graduating | phd | published | manuscript | album',
    `
Done and handed over; that took long breath.
All those pages, and the last one is turned.
Congratulations; that is a lot of evenings.
That is a big thing to have finished.
You can close that file now, and be proud.
    `,
  ),
  particular(
    'achievement',
    glad,
    'marathon | 5k | 10k | ran | race | personal best | pb | pr | medal | lift | benched | deadlift | pull up | kilo | kilos',
    `
Your legs and your will did that.
That is a number to remember.
Stronger than the day before; well done.
A lot of sweat is in that.
What a result.
    `,
  ),
  particular(
    'achievement',
    glad,
    'daughter | son | kid | my girl | my boy | grandson | granddaughter | niece | nephew | my students | my class',
    `
You must be so proud of them.
That is your heart walking about with a prize.
What a moment to have watched.
They did that, and you get to beam.
Congratulations to them, and to you.
    `,
  ),
  particular(
    'celebration',
    glad,
    'anniversary | years married | married | years together',
    `
Here is to the two of you.
All those years, and still celebrating; lovely.
Happy anniversary.
That is a lot of mornings together, congratulations.
To everything you two have shared.
    `,
  ),
  particular(
    'celebration',
    glad,
    'cancer free | all clear | remission | scan was clear | clear | sober | smoke free | debt free',
    `
That is the best kind of news.
What a weight off.
You can breathe out, all the way.
I am so glad for you.
That deserves the good glasses.
    `,
  ),
  particular(
    'celebration',
    glad,
    'house | flat | keys | apartment | moved in | new home | mortgage | housewarming',
    `
Your own front door, congratulations.
New walls deserve a first song.
May it be a happy home.
The first evening in a new place should sound good.
    `,
  ),
  particular(
    'celebration',
    glad,
    'new year | new years | nye | christmas | eid | diwali | holi | hanukkah | carnival | easter | thanksgiving | independence',
    `
Then let us make it festive.
All the best to everybody at your table.
A feast needs music.
May it be bright and full.
Happy holidays to you and yours.
    `,
  ),
  particular(
    'celebration',
    glad,
    'we won | won | win | champions | cup | title | promoted | trophy | regionals',
    `
You won, and it shows.
Victory, then, and as loud as you like.
Winners choose the volume.
Lift it high.
What a win.
    `,
  ),
  particular(
    'celebration',
    glad,
    'friday | weekend | last day | holidays | school is out | schools out | off work | retired | retirement | payday',
    `
Freedom has a sound.
Doors open, off you go.
You waited long enough for this.
Nobody can ask you for anything now.
    `,
  ),
  particular(
    'new love',
    glad,
    'kiss | kissed',
    `
A first kiss goes round in the head for days.
That kiss will hum along for a while.
Well, no wonder you are floating.
Some moments come with their own music; that is one.
    `,
  ),
  particular(
    'new love',
    glad,
    'texted | text | message | phone | called | replied | wrote',
    `
One message, and the whole day shines.
That phone has done its duty.
It is a small screen for such a big grin.
They wrote, and everything is a bit brighter.
    `,
  ),
  particular(
    'new love',
    glad,
    'crush | likes me | like me back | cute | smiled at me | butterflies',
    `
A crush makes the whole world lean in.
Butterflies are good company.
That flutter is worth a song or two.
How nice, to look forward to somebody.
    `,
  ),
  particular(
    'wedding',
    glad,
    'proposed | engaged | engagement | said yes | fiance | fiancee',
    `
A yes for life, congratulations.
What a question, and what an answer.
Congratulations; what a yes.
To the two of you, and all that is ahead.
    `,
  ),
  particular(
    'wedding',
    glad,
    'sister | brother | friend | daughter | son | cousin | best man | bridesmaid | maid of honour | guest',
    `
How lovely, to stand beside them on a day like that.
You get to watch somebody you love be that happy.
A good day to cry at, in the best way.
Congratulations to them.
    `,
  ),
  particular(
    'wedding',
    glad,
    'first dance | aisle | ceremony | reception | playlist | songs for | vows',
    `
That deserves the right song.
A moment like that should sound like you.
Everybody will remember what was playing.
Let us find what belongs to that moment.
    `,
  ),
  particular(
    'birth',
    glad,
    'pregnant | expecting | positive test | due | heartbeat | ultrasound | two lines | having a baby',
    `
Somebody is on the way, how wonderful.
Congratulations; the world just got a new plan.
What a thing to know.
A whole new person, soon.
    `,
  ),
  particular(
    'birth',
    glad,
    'grandchild | grandma | grandpa | grandad | nan | grandmother | grandfather | auntie | aunt | uncle | nephew | niece',
    `
Congratulations; there is one more to love.
A new one in the family, how lovely.
You got a new name today, too.
They are lucky to have you waiting.
    `,
  ),
  particular(
    'birthday',
    anyMood,
    'my birthday | my bday | im turning | i turn | i turned | birthday girl | birthday boy',
    `
Happy birthday to you.
Happy birthday; may it be a good one.
A happy day to you, candles and all.
All the best for your day.
Happy birthday, and let somebody else do the dishes.
    `,
  ),
  particular(
    'birthday',
    glad,
    'daughter | son | kid | kids | niece | nephew | little one | year old | 5yo | grandson | granddaughter',
    `
Balloons, crumbs, and a lot of noise, I hope.
A happy birthday to the small one.
The biggest day of the year, at that age.
Songs for small feet, then.
    `,
  ),
  particular(
    'birthday',
    glad,
    'mum | mom | dad | wife | husband | friend | best friend | sister | brother | girlfriend | boyfriend | gran | grandma | grandpa | hubby | nan',
    `
Happy birthday to them.
They are lucky that you think of the music.
A good day to show somebody they are loved.
May they blow them all out in one go.
    `,
  ),
  particular(
    'reunion',
    glad,
    'airport | arrivals | picking | landed | flies in | flying in | plane | station',
    `
That is the best door in any airport.
The last minutes of waiting are the longest.
Look for the face in the crowd; there it is.
What a hug that will be.
    `,
  ),
  particular(
    'reunion',
    glad,
    'brother | sister | mum | mom | dad | son | daughter | family | cousins | parents | grandkids',
    `
The family together, how good.
Everybody at one table, at last.
Home is loud again, I hope.
There is nothing like having them near.
    `,
  ),
  particular(
    'reunion',
    glad,
    'friend | friends | mates | mate | class | school | uni | college | the boys | the girls | gang | crew',
    `
Old friends know all the words.
The same people, a few more stories.
You will laugh at the old jokes, I am sure.
Some friendships just press play again.
    `,
  ),
  particular(
    'gratitude',
    glad,
    'stranger | neighbour | neighbor | nurse | nurses | old man | old lady | somebody | someone',
    `
People can be very good.
A kindness like that goes a long way.
How good, to be met like that.
That restores a bit of faith.
    `,
  ),
  particular(
    'gratitude',
    glad,
    'family | mum | mom | dad | wife | husband | friends | friend | kids | sister | brother | students',
    `
You are loved, and you know it; that is a lot.
Good people around you, that is the whole secret.
They would love to hear you say that.
It is good to see what one has.
    `,
  ),
  particular(
    'nostalgia',
    anyMood,
    'photo | photos | pictures | album | diary | letters | tape | mixtape | mixtapes | cassette | records | slides',
    `
A box like that holds more than paper.
One look, and the years fold up.
Old things keep the time for us.
You can nearly hear the day it was.
    `,
  ),
  particular(
    'nostalgia',
    anyMood,
    'kid | childhood | little | young | teenager | school | prom | teen | seventeen | sixteen | youth | growing up',
    `
Everything was bigger then, and so were the songs.
You were somebody then, and still are.
Those years come with their own light.
That was a whole world, and you still have the key.
    `,
  ),
] as const;
