import type { WordOrNotBank } from '../content.ts';

const wordsIn = (text: string) => text.trim().split(/\s+/);

/**
 * The bank of Word or not?. The real words were chosen for this game by their rank in SUBTLEX-US (Brysbaert and New 2009,
 * https://doi.org/10.3758/BRM.41.4.977), which is given above each part; docs/third-party.md names it. The made-up words are our
 * own, built from parts of English words. word-or-not.test.ts checks both.
 *
 * Each line is a set: a game takes one from each part. The lines after the first have about the same mean rank. Stored runs
 * name a word by its place, so add words at the end only, and neither move nor change any.
 */
export const WORD_OR_NOT_BANK: WordOrNotBank = [
  // 200 to 1,200
  {
    words: wordsIn(`
      girl hand door word book fish tree
      stay town week team ship gold seat
      baby open walk hair boat star park
      show play side food land bank wall
      room head body hour rock card jump
    `),
    madeUp: wordsIn(`
      plen lorm veak flig swid drep mirt
      brab nent nelf plab glot clen frob
      frep glog blun drom gemp crig vilt
      twim spen nust blug virm valt snet
      pilt glet feem keld nisk lonk thid
    `),
  },
  // 700 to 2,100
  {
    words: wordsIn(`
      table green river smile chair bread plant
      mouth dress voice glass beach sugar ocean
      lunch train radio board queen stone shape
      paper month brain space price shirt giant
      floor earth truck field magic cream wheel
    `),
    madeUp: wordsIn(`
      clorn glask prift trive plont blapt moost
      glarn snoon feerd woorn drute slern swern
      plope hoink vorch mooft frube fealk glimp
      strob twide draze prarm snaim shask noild
      grend quisk drife haink thope plive loalf
    `),
  },
  // 1,800 to 3,900
  {
    words: wordsIn(`
      winter garden silver rabbit castle basket needle
      lesson garage object shadow butter hammer sailor
      engine desert mirror circle palace cotton purple
      square artist golden orange forest guitar farmer
      season winner flower jungle museum tunnel rocket
    `),
    madeUp: wordsIn(`
      brenip flomin gritel stolat toggin nasker fendal
      volish gambly spiram garlet wimber clandy hinvel
      greele pladow fitent flinet nostle fintle beleep
      weatil cortic quarow mopple mildow bremic sweele
      prolic gloway sormet dranty sprail somper thrump
    `),
  },
  // 3,500 to 5,800
  {
    words: wordsIn(`
      thunder blanket curtain pumpkin measure shelter feather
      leather helpful bargain storage visitor whisper lobster
      emperor thirsty chapter journal balloon rainbow gravity
      replace capital dentist magical distant cabinet painter
      citizen musical luggage popcorn gallery compare bicycle
    `),
    madeUp: wordsIn(`
      crendle plackit stamber harmely sporeth tolvine lantisk
      clomost prestic trearow fandrel gordent tomerly cavendy
      versily latarot sliptal plority wendock spindor sturnet
      premage brotary switant bramper climory brackly vindole
      whisful carcave counton stelvin quendle grumish marplet
    `),
  },
  // 7,000 to 9,100
  {
    words: wordsIn(`
      triangle thorough currency symphony cautious province frontier
      suitable rehearse marathon profound retrieve athletic historic
      estimate activate parallel gardener comedian altitude infinite
      specimen academic ballroom petition dialogue cultural equation
      souvenir opponent apparent magnetic category portable tropical
    `),
    madeUp: wordsIn(`
      plandish contiver temparly grantive thrimble wandrick pellonic
      charsage furnaken plemonic vendicle frontica wolventy lanterby
      dreamaly conflote gardimel sprinder torrican falcimer silvener
      innizard morroway tramerly hendorly condrive resolant garminet
      legetain gentrece coristan stamplet gravidor sculdery clamburt
    `),
  },
  // 8,200 to 10,500
  {
    words: wordsIn(`
      cathedral telescope sculpture reluctant sovereign synthetic spectacle
      amusement countdown eccentric sentiment parachute necessity librarian
      mechanism alternate alligator institute diversion precision threshold
      extensive continent intuition telegraph attendant certainty miniature
      monastery machinery wallpaper prototype handshake conductor landscape
    `),
    madeUp: wordsIn(`
      crandinal ventorian pendiment fastimony blenderic lamberine consteral
      craductal verdiment hesterine ferrolent tortalyst sombriant deligrate
      mandriver sculperin clamorind gladomery candivore lumentary portulent
      pronister blunderay marbonica stormalic melonical crestival gracident
      stalmonic quardinal wintolate dramility flavorine nocturade palindory
    `),
  },
];
