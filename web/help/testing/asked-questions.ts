/**
 * A question as a child types it, and what it should get first: one of these answers, the answer that names people to talk
 * to, or that there is none.
 */
export type AskedQuestion = { typed: string; first: readonly string[] | 'kind' | 'none' };

const ask = (typed: string, ...first: string[]): AskedQuestion => ({ typed, first });
const kind = (typed: string): AskedQuestion => ({ typed, first: 'kind' });
const none = (typed: string): AskedQuestion => ({ typed, first: 'none' });

/** The search was tuned with these. They were written before that. */
export const ASKED_QUESTIONS: readonly AskedQuestion[] = [
  ask('how do i make the leters biger', 'letters-and-colours'),
  ask('i forgot my pasword', 'forgot-password'),
  ask('were is my diry', 'diary', 'lab'),
  ask('can sumone read my diary', 'diary'),
  ask('how do i get ponts', 'points'),
  ask('wat is xp', 'xp'),
  ask('why cant i here anything', 'no-sound'),
  ask('ther is no sownd', 'no-sound'),
  ask('how do i chang my name', 'change-name'),
  ask('how to log owt', 'log-out'),
  ask('can i play simon', 'simon', 'games'),
  ask('do i hav adhd', 'diagnosis'),
  ask('is dislexia bad', 'conditions', 'diagnosis'),
  ask('how do i stop the test', 'stop'),
  ask('can i finish it later', 'go-on', 'stop'),
  ask('pawse game', 'pause'),
  ask('the clock makes me nervus', 'without-a-clock', 'sound-and-clocks'),
  ask('turn off the noyse', 'sound-and-clocks'),
  ask('i want yellow backround', 'letters-and-colours'),
  ask('who is on the leeder bord', 'leaderboard'),
  ask('what can i by in the shop', 'shop'),
  ask('can my mum see my results', 'who-sees', 'show-a-grown-up'),
  ask('show my teacher my report', 'show-a-grown-up'),
  ask('delete my acount', 'delete-account'),
  ask('can the computer read it to me', 'listen'),
  ask('how do i do the reading asinement', 'assignment'),
  ask('where r the vidios', 'videos'),
  ask('practis b and d', 'reading-games'),
  ask('its to hard make it easyer', 'levels'),
  ask('do i need to pay', 'what-is-this'),
  ask('wifi not working', 'server-away'),
  ask('are you a robot', 'who-answers'),
  ask('can i talk to a reel person', 'talk-to-a-person'),
  ask('how do i sine up', 'sign-up'),
  ask('how much have i red', 'reading-history'),
  none('what is the capital of france'),
  none('who won the footbal'),
  none('tell me a joke'),
  none('what is 7 times 8'),
  none('can you do my maths homework'),
  none('minecraft'),
  none('how do i make slime'),
  none('what time is it'),
  none('i like turtles'),
  none('asdfghjkl'),
  kind('i feel sad'),
  kind('im scard'),
  kind('i want to dye'),
  kind('i hate my self'),
  kind('someone hits me'),
  kind('everyone is mean to me at school'),
  kind('i am so lonly'),
  kind('i have no frends'),
  kind('my dad hurts me'),
  kind('boolied at school'),
  kind('why does nobody like me'),
  kind('i cant stop crying'),
  kind('i wanna kil myself'),
  kind('i am stupid'),
  kind('my grandma died'),
];

/** The search was not tuned with these. */
export const HELD_OUT_QUESTIONS: readonly AskedQuestion[] = [
  ask('i lost my passwrod', 'forgot-password', 'password'),
  ask('change the font pls', 'letters-and-colours'),
  ask('text is too small', 'letters-and-colours'),
  ask('wheres the game with the moles', 'whack-a-mole', 'careful-moles', 'games'),
  ask('how do i stop the timer', 'without-a-clock', 'sound-and-clocks', 'pause'),
  ask('sign in with gogle', 'sign-in-with'),
  ask('what do the results mean', 'report', 'conditions', 'wrong-result'),
  ask('can a 9 year old do the test', 'for-a-child'),
  ask('turn of focus mod', 'focus-mode'),
  ask('how do i print my report', 'report', 'show-a-grown-up'),
  ask('how do i get more leafs', 'tree'),
  ask('is it free', 'what-is-this'),
  ask('my scors are gone', 'server-away', 'where-results-are', 'report'),
  ask('hide the leaderbord', 'leaderboard'),
  ask('lissen to the page', 'listen'),
  none('what is the weather today'),
  none('how tall is a giraffe'),
  none('can i have pizza'),
  none('who is the richest person in the world'),
  none('play roblox'),
  none('do penguins have knees'),
  kind('i dont want to live anymore'),
  kind('im so sad today'),
  kind('my brother keeps hitting me'),
  kind('they call me names'),
  kind('i feel like nobody cares about me'),
  kind('im frightend to go home'),
  kind('i cut myself'),
  kind('i hate my life'),
  kind('am i dumb'),
];

/** Questions that are not of distress, some with its words. */
export const NO_DISTRESS: readonly string[] = [
  'sad face emoji game',
  'killed it in simon',
  'dead battery',
  'hit the moles faster',
  'how do i beat my high score',
  'kill the timer',
  'my tablet died',
  'is the sad song a game',
  'i hate the clock',
  'how do i get hit points',
  'i feel good',
  'i feel happy',
  'i am bored',
  'how do i change my picture',
  'i like this game',
  'can i change the voice',
  'i need a bigger font',
  'how do i hear the letters again',
  'where is my report',
  'i am 9',
  'i am tired',
  'this is boring',
  'i have dyslexia',
  'i have adhd',
  'i cant read this',
  'i dont understand the question',
  'i dont know what to do',
  'what do i press',
  'i cant find the game',
  'i made a mistake in the quiz',
  'my sister wants to play',
  'my mum wants to see my score',
  'how do i stop it talking',
  'can my dad make an account',
  'i lost the game',
  'how do i win',
  'i am on level 3',
  'i want to play again',
  'can i listen to music',
  'how long does it take',
  'what does the tree do',
  'i dont like the voice',
  'i want to go back',
  'i pressed the wrong button',
  'it is too loud',
  'it is too fast',
  'i need glasses',
  'im stuck on level 2',
  'my eyes are tired',
  'where do i write my diary',
  'can teacher read what i wrote',
  'is this a test',
  'will i fail',
  'how many games',
  'i dont have email',
  'can i use my ipad',
  'make the colours dark',
  'the letters are moving',
  'i want more time',
  'i dont want to see the clock',
];

/** More of what children say when they are not well. The lists of words were made with these. */
export const SAID_IN_DISTRESS: readonly string[] = `
i want to kms
sooo saaaad
im feeling down
my mom and dad are getting divorced
i dont feel safe at home
mummy hit me
a man touched me
someone is sending me mean messages
they laugh at me cause i cant read
i feel dum because i cant read
i hate being dyslexic
i wish i was never born
nobody wants to sit with me
im always alone at lunch
im being bullyed
bulied
theres something wrong with me
why am i so slow
everybody thinks im stupid
my teacher shouts at me
i cry every day
i dont want to go to school
i feel sick when i go to school
my dog died yesterday
i miss my nan
im so angry i want to hurt someone
i want to run away
my step dad comes in my room at night
i cant do this anymore
i am not good enough
i feel worthles
im anxous
i have a panik atack
i self harm
i think about dying
i dont want to be here
life is not worth living
no one listens to me
he says he will hurt me if i tell
someone asked me for a pic with no clothes
i get hit at home
my parents dont love me
i am hungry and there is no food
i feel alown
i am skerd of my dad
help me im scared
i wanna die
i am a failur
people say im ugly
i am useles
i am bad at everything
my friend wants to die
my sister cuts herself
they pushed me over
they took my lunch money
i got kicked out
i feel like crying
i dont feel like myself
everything is my fault
i give up
its too much
i cant cope
i feel nothing
cyber bullying
a stranger is messaging me
im lost and dont know where i am
i swallowed pills
who can i talk to about my feelings
my heart hurts
i feel so lost
i hate everything
i want my mum
school makes me cry
i get called names
they wont let me play
they leave me out
am i a bad person
i am worried about my mum
i have nightmares
im scared of the dark
im nervous about tomorrow
im stressed
i cant sleep
i feel bad
i feel awful
im not ok
tired of living
no reason to live
i am feelin really low
i keep getting picked on
my mates dont talk to me any more
i dont like myself
i feel fat
i am a burdon
my uncle scares me
he hurts my mum
i think my dad hates me
i am frightened of thunder
they all laugh when i read
i get so frustrated i want to scream
no body gets me
i dont have anyone
i feel so alone in class
i am sad all the time
i want to be dead
how to kill myself
i hert myself
i dont deserve to live
i have a secret i cant tell
an older boy touches me
someone online wants to meet me
i am depresd
i am crieing
everyone hates me
i am not clever
i feel dumb in class
i got bullied today
my best friend left me
my parents shout all the time
i dont want to be me
my head is full of bad thoughts
i feel ill with worry
my dad gets drunk and scary
im afraid of my teacher
my cat died
i am an idiot
i cant read and everyone laughs
whats wrong with me
`
  .trim()
  .split('\n');
