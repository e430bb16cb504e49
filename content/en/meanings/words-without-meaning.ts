/** Words that hold a sentence together: pronouns, prepositions, conjunctions, auxiliary verbs, numbers. They have no meaning to show. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about above across after all along also among an and another any anybody anything are around as asked at be because
  been before behind beside between both but by can cannot could did do does down each eight else even ever every everybody
  everyone everything few fifty five for four from had has have he her hers herself him himself his how i if in instead into
  is it its itself just like many may more most much must my nine nineteen no nobody none nor not nothing now of off on once one
  ones only or other others our out over own seven seven seventies several she should since six so some somebody someone something ten than that
  the their them themselves then there these they this those three through to too twelve two under until up us very was we
  were what whatever when whenever where which while who whose why will with within without would yet you your`.split(
    /\s+/,
  ),
);

/** Names of people and places, and of a weekday. */
export const NAMES: ReadonlySet<string> = new Set(
  `america amara bristol china ghana ines jupiter kenya kofi lena london mei monday nia ravi sam saturn syria tariq
  voyager`.split(/\s+/),
);
