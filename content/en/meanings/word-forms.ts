/** The lemma of each irregular form. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `
  ate=eat beaten=beat became=become began=begin begun=begin better=good bigger=big biggest=big bought=buy built=build
  burned=burnt came=come children=child chose=choose chosen=choose closer=close deeper=deep drawn=draw drew=draw
  dug=dig eaten=eat fallen=fall farther=far farthest=far feet=foot fell=fall flew=fly flown=fly found=find
  friendlier=friendly gave=give given=give got=get grew=grow grown=grow heard=hear held=hold highest=high hung=hang
  kept=keep knew=know known=know laid=lay lain=lie later=late led=lead longer=long longest=long lost=lose louder=loud
  lying=lie made=make men=man mice=mouse nearest=near newest=new older=old ran=run news=news rang=ring sank=sink
  sat=sit saw=see seen=see sent=send sharper=sharp shown=show simpler=simple slept=sleep slid=slide slower=slow
  smaller=small sown=sow spoke=speak spoken=speak spun=spin stood=stand stronger=strong stuck=stick sunk=sink
  swung=swing taken=take thicker=thick thought=think thrown=throw tied=tie told=tell took=take tying=tie
  understood=understand weaker=weak went=go woke=wake woken=wake women=woman won=win wore=wear worn=wear written=write
  wrote=write younger=young
  `
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** Endings of inflected forms, each with its replacement in the lemma. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/['’]s$|s['’]$|['’]$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/d$/, ''],
  [/ed$/, ''],
  [/ied$/, 'y'],
  [/([^aeiou])\1ed$/, '$1'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/([^aeiou])\1ing$/, '$1'],
];

/** The possible lemmas of a word, the most likely first: "hurries" may be "hurry". */
export function possibleLemmas(word: string): string[] {
  const form = word.toLowerCase().replaceAll('’', "'");
  const irregular = IRREGULAR.get(form);
  const regular = ENDINGS.filter(([ending]) => ending.test(form)).map(([ending, instead]) =>
    form.replace(ending, instead),
  );
  return [...new Set([form, ...(irregular ? [irregular] : []), ...regular])];
}
