import type { DistressWords } from '#rules/help/distress.ts';

const wordsIn = (text: string) => text.trim().split(/\s+/);

const PEOPLE = wordsIn(`
  mum mom mummy mommy dad daddy mother father gran grandma granny nan nana grandad grandpa brother sister friend uncle
  aunt auntie cousin family
`);

/**
 * Our own lists, from how children write to helplines and diaries. Missing a word is worse than matching one too many.
 */
export const DISTRESS_WORDS: DistressWords = {
  always: wordsIn(`
    suicide suicidal kms unalive selfharm overdose worthless hopeless helpless unwanted bullied bullying bully bullies
    bullys abuse abused abusing abuser raped rape cyberbullying harassed harassing harassment assault assaulted sexual
    sexually pregnant war bombs bombing nightmare nightmares humiliated desperate devastated distressed molested
    groomed grooming neglected threatened blackmailed homeless unsafe depressed depression depressing lonely
    loneliness heartbroken anorexia anorexic bulimia
  `),
  feelings: wordsIn(`
    sad sadness unhappy miserable upset hurt hurts hurting hert alone empty numb scared scary afraid frightened
    terrified worried worry anxious anxiety panic panicking cry cries cried crying tears ashamed grief grieving
    overwhelmed homesick skerd alown sob sobbing tearful shaking trembling embarrassed guilty rejected hated invisible
    exhausted unloved teased teasing excluded ignored creepy shame bleeding scarred skared sadly sader saddest sed
    angry furious jealous disappear trapped
  `),
  ofOneself: wordsIn(`
    stupid dumb thick ugly fat useless failure loser idiot broken weird freak disgusting burden rubbish unloved dying
    mad retard retarded
  `),
  self: wordsIn('i im ive id me my myself we us our am'),
  deeds: wordsIn(`
    hit hits hitting hitted beat beats beating slap slaps slapped punch punches punched punching kick kicks kicked
    kicking push pushes pushed hurt hurts hurting touch touches touched touching bite bites choke choked spit spits
    spat attack attacked shout shouts shouted shouting yell yells yelled yelling scream screams tease teases teased
    teasing mock mocks laugh laughs laughed laughing threaten threatens threatening bully ignore ignores ignoring hate
    hates hated stalk stalks follows following scares frightens smack smacks smacked pinch pinches kill kills locked
    locks strangle strangled blackmail blackmails exclude excludes excluded
  `),
  victims: ['me', 'us', 'myself', ...PEOPLE],
  losses: wordsIn('died dead death dying funeral passed dyed killed'),
  lost: [...PEOPLE, ...wordsIn('dog cat pet hamster rabbit guinea horse puppy kitten teacher someone')],
  phrases: [
    'want/wants/wanted/wanna/wish/like/going/gonna/rather/try/tried die/dead/dying',
    'should/could/better/were/was die/dead',
    'kill/killing/kills myself/meself/me',
    'kill my self',
    'end/ending/take/taking my/own life',
    'end it all',
    'cut/cuts/cutting/harm/harming/burn/burning/hurt/hurting/starve/starving/hang/scratch myself/meself',
    'cut/cutting/harm/harming/hurt/hurting/hate my self',
    'cut/cutting my arm/arms/wrist/wrists/legs/skin',
    'self harm/harming/harmed',
    'hate/hates/hating myself/meself/everyone/everything/everybody/living',
    'hate/hating my/this life/body/family/dad/mum/mom/brother/sister/home',
    'hate being me/alive/here',
    'hate going home/school',
    'hate school/home',
    'dont/not/never/no/cant want/wanna/point/reason/go/be live/living/alive/exist/here/on',
    'dont/not want/wanna wake up',
    'cant/cannot/dont cope/bear',
    'cant/cannot take/do/stand this/it anymore/any/longer/more',
    'cant/cannot stop crying/cry/shaking/thinking/worrying',
    'cant/cannot breathe/sleep',
    'better/happier without me',
    'nobody/no/noone/none/everyone/everybody would/will miss/care/notice',
    'nobody/noone/none like/likes/love/loves/care/cares/talk/talks/play/plays/listen/listens/believe/believes/want/wants/understand/understands/help/helps',
    'no one like/likes/love/loves/care/cares/talk/talks/play/plays/listen/listens/believe/believes/want/wants/understand/understands/help/helps',
    'dont/doesnt/not/never like/likes/love/loves/want/wants/believe/believes me',
    'everyone/everybody/they/people/kids hate/hates me',
    'no/any/have friends/mates',
    'have nobody/noone',
    'lost/losing my friend/friends',
    'left/leave/leaves/leaving me/us out',
    'pick/picks/picked/picking on me/us',
    'make/makes/made/making fun',
    'call/calls/called/calling me names/stupid/dumb/fat/ugly/thick/weird/gay/loser/idiot/retard',
    'mean/nasty/horrible/cruel/rude/unkind/horible to me/us',
    'run/running/ran away',
    'not/dont/never feel/am/is/be/im safe',
    'not safe',
    'give/giving/gave/giveing up on',
    'want/wanna/need to cry/disappear/vanish/scream',
    'mum/mom/dad/parents/mother/father fight/fighting/fights/shouting/shouts/drunk/drinks/drinking/drugs/divorce/divorcing/divorced/splitting/leaving/left/jail/prison',
    'mum/mom/dad/parents/mother/father/he/she/they angry/mad with/at me',
    'private/privates parts/part',
    'took/takes/sent/send/wants/asks/asked naked/nude/nudes/rude/private pictures/picture/photo/photos/pics/pic',
    'asks/asked/asking/send/sent nudes/nude',
    'keep/kept a/this/our/it secret',
    'feel/feels/feeling/felt/fell bad/awful/terrible/horrible/rubbish/low/down/sick/lost/nothing/guilty/hopeless/worthless/weird/wrong',
    'bad/dark/scary/horrible thoughts',
    'voices/voice in head',
    'panic attack/attacks',
    'miss/missing my mum/mom/dad/gran/grandma/nan/grandad/grandpa/friend/friends/dog/cat/home/brother/sister',
    'someone/somebody/anyone/anybody help me',
    'need someone/somebody to talk',
    'need to talk to someone/somebody',
    'something/anything bad/wrong happened/happening/with',
    'wrong with me',
    'no/any food home/eat',
    'not/never good enough',
    'sad/scared/bad/hurt inside',
    'not ok/okay/alright',
    'dont/not feel/feeling good/well/ok/okay/right/happy',
    'dont/not want/wanna go home/school',
    'afraid/scared of dad/mum/mom/him/her/them',
    'swallow/swallowed/took/take/taken/taking pills/pill/poison/overdose',
    'kill/killing/cut/cuts/cutting/harm/harms/harming/hurt/hurts/hurting herself/himself/hisself/themself/themselves/yourself',
    'send/sends/sending/sent/get/getting mean/nasty/bad/rude/horrible/weird/scary messages/message/texts/text/stuff/things/comments',
    'stranger/man/men/someone/somebody/people/boy/boys/girl/girls messaging/messages/message/texting/following/asked/asking/touching me',
    'stranger/strangers',
    'hate/hates/hating being',
    'never/not/wasnt/werent born',
    'not/isnt/no worth/point living/it/life',
    'tired/sick of living/life/everything/being/me/myself',
    'come/comes/came/coming in/into my room/bed',
    'no/off/without clothes',
    'im/am/feel/feels nothing',
    'hit/hits at/by/with/everyday/every/home',
    'get/gets/got/getting/been/being beaten/slapped/punched/kicked/hurt/teased/called/picked/laughed/left/ignored/shouted',
    'no/any/enough food',
    'im/am/always/so hungry/starving',
    'bad/fail/failing/rubbish/terrible at everything/anything',
    'bad/horrible/terrible/evil/worst person/kid/boy/girl/child/friend/daughter/son',
    'they/he/she/kids/people/someone/somebody took/take/takes/taking/stole/steal/steals/broke/breaks my/me',
    'kicked/thrown/threw out',
    'dont/not/never feel/feeling like myself/me/real',
    'my/all fault',
    'i/im/wanna give/giving/gave up',
    'everything/all/life/its too much',
    'im/am/are/get/got lost',
    'dont/not know where am/are/im',
    'talk/tell/speak/someone/about my feelings/feeling/problem/problems/worries/worry/secret',
    'i/just want/need mum/mom/mummy/mommy/dad/daddy/gran/nan/nana/home',
    'wont/dont/never/doesnt/not let/lets me/us play/join/sit/eat/sleep/in',
    'why am i/so slow/different/weird/bad/like/not/always',
    'wish i/wasnt/werent/was/were wasnt/werent/different/normal/invisible/someone/here',
    'cant/not/never be/am/being normal',
    'has/have/with knife/gun/weapon',
    'bad dream/dreams',
    'dont/doesnt/not/never/wont talk/talks/speak/play to/with me',
    'dont/not/cant/never like/love/stand myself',
    'everyone/everybody/they/all/kids/people/class laugh/laughs/laughing/laughed',
    'body/nobody gets/get me',
    'dont/not/havent have/got anyone/anybody/nobody',
    'dont/not deserve',
    'secret cant/cannot/not tell',
    'cant/cannot/not/scared tell anyone/anybody/mum/mom/dad/parents/someone',
    'online/internet/man wants/want/asked/asks meet',
    'im/am not/never clever/smart/pretty/loved/wanted/important',
    'friend/friends/dad/mum/mom/parents left/leaves/leaving/ignore/ignores/hate/hates',
    'in danger/trouble',
    'stressed out',
    'im/am/so/feel/feeling/really/very stressed/nervous',
  ],
  questions: [
    'help',
    'help me',
    'please help',
    'please help me',
    'i need help',
    'need help',
    'i need help now',
    'who can help me',
    'help me please',
  ],
  things: wordsIn(`
    game games emoji emojis face faces smiley song songs music video videos movie film story text word words picture
    pictures colour color button level levels battery tablet phone laptop ipad computer screen wifi internet mole
    moles simon timer clock tree sound sounds avatar sticker stickers theme font letter letters
  `),
  ordinary: wordsIn(`
    hours picking packing wrap wrapped wrapper rap said unsaid shared share stared scored score agree greeting
    greetings world worlds word words sword build builds building buried buries bullet scarf hurries hurry king raised
    hunt hunts hunting rapid scar growing traced tracked grouped grouping giving safest safer tiers tapped succeed
    decreased scanned scaled hearts flattened blowing trained along clone lovely amused amusing about boolean spared
    secured surfed pull pulled warned curry carry made make were tired
  `),
};
