/**
 * The words of the passages and of their questions that have more than one syllable, with a hyphen at each break. Each was
 * checked by hand: breaks follow how the word is said ("o-pen", "riv-er"), and the parts of which it is made ("teach-er").
 */
export const SYLLABLES = `
a-ble a-bout a-bove a-cross ac-tiv-i-ty ad-vice af-ter af-ter-noon af-ter-wards a-gain a-go a-gree al-most a-long
al-read-y al-so al-ways a-ma-ra a-mer-i-ca a-mong an-chor an-i-mal an-i-mals a-noth-er an-y an-y-bod-y an-y-thing
a-part ap-pears ap-ple ap-ples ar-e-a a-round ar-rive ar-rived a-sleep as-tro-nauts at-oms a-way bak-er bar-rel
be-cause be-come be-comes be-fore be-gan be-gin-ner be-gins be-hind be-longs be-side be-tween bod-y bot-tom branch-es
bril-liant bris-tol buck-et build-ing bur-ies ca-ble ca-bles cam-eras can-not cap-tain car-ried car-ries car-ry
cas-tle catch-es ceil-ing cer-tain chal-lenged cham-pi-on chil-dren chi-nese cir-cles clev-er col-lect col-our com-ing
com-pa-nies com-plete com-pu-ter com-pu-ters con-sid-ers con-ti-nent cov-ered cov-ers cup-board cush-ion dam-ag-es
dark-ness day-light dec-ades de-cide de-signs dif-fer dif-ferent dif-fi-cult dis-ap-peared dis-ap-pears dis-played
dis-tance dis-tant dis-turb draw-ing ear-ly eat-en ech-o ech-oes e-lec-tric-i-ty emp-ty en-gine en-gi-neer en-gi-neers
eng-lish en-joy e-nor-mous e-nough e-ven eve-ning e-ven-tual-ly ev-er ev-ery ev-ery-bod-y ev-ery-thing ev-ery-where
ex-act-ly ex-per-i-enced ex-plained ex-traor-di-nar-i-ly far-ther far-thest fast-er fa-vour-ite fif-ty fi-nal-ly
fin-ger flash-es flow-er fly-ing fol-low fol-lowed fol-lows foot-prints for-bid-den for-ev-er for-got-ten friend-ly
gal-ax-ies gar-den ghan-a gi-ant giv-en gold-en grand-fa-ther grand-moth-er grand-par-ents greet-ings hang-ing
hap-pened hap-pens hap-py hard-ly head-phones hear-ing heart-beat heav-y hel-lo her-self hid-den him-self hol-low
hu-man hun-dred hunt-ed hur-ries i-de-a im-me-di-ate-ly im-pos-si-ble i-nes in-sect in-side in-stead in-to is-lands
it-self jour-ney ju-pi-ter ken-ya kitch-en ko-fi ko-re-an lab-ora-to-ry lan-tern la-sers la-ter lay-er le-na lev-els
li-bra-ry light-house lis-ten lis-tens lit-tle lon-don long-er long-est loud-er ma-chine mak-ing man-y mean-while
meas-ure meas-ured mes-sage mes-sag-es met-al me-tre mi-cro-phones mi-cro-scope mi-cro-wave mil-li-me-tres mil-lions
min-ute min-utes miss-es mis-take mis-takes mix-es mo-bile mo-ment mon-day morn-ing most-ly moun-tains mu-sic near-by
near-ly neigh-bours nev-er new-est ni-a nine-teen no-bod-y note-book noth-ing no-tice no-ticed no-tic-es o-cean of-ten
on-ly o-pen o-pen-ing or-ange or-der oth-er oth-ers ot-ter out-side out-ward ov-en o-ver pa-per pas-sen-ger
pas-sen-gers pat-tern pen-cil peo-ple per-haps pho-to-graph pic-tures piec-es plac-es plac-ing plan-ets play-er
play-ers pock-et pock-ets po-si-tion po-si-tions pos-si-ble prac-ti-cally press-es prob-ably prob-lem pro-duc-es
pro-fes-sion-al pro-gram pub-lic pu-pils ques-tions qui-et ra-di-o rail-way rail-ways rath-er ra-vi reach-es read-y
re-ceive re-ceives rec-ord re-frig-er-a-tor re-main re-pair re-sem-ble re-sult re-turns rib-bon rush-es sail-ors
sat-el-lite sat-urn sci-en-tists sea-weed sec-ond sec-onds se-cret see-ing sen-sor sev-en-ties sev-eral sig-nals
si-lent sim-ple sim-pler sim-ply sin-gle sis-ter sit-ting sleep-y slow-ly some-one some-thing some-times sow-ing
space-craft speak-ing spe-cial spi-der spi-ders spi-ral sta-tion sta-tions stead-y stud-y-ing sud-den-ly sug-ar
sun-rise sur-face sur-round sur-vived switch-es syr-i-a tar-di-grade tar-di-grades ta-riq teach-er tel-e-phone
tel-e-phones tel-e-scope ter-ri-to-ry thick-er thou-sands thun-der tight-en time-ta-ble ti-ny to-day to-geth-er tow-er
trav-el trav-elling try-ing tum-ble un-der un-der-wa-ter un-eas-y u-ni-verse un-til u-nu-sual un-will-ing use-ful
us-es u-sual-ly ut-ters val-ley ver-y vil-lage vis-i-ble vis-i-tor vis-i-tors voy-a-ger wait-ing wast-ed wa-ter
weak-er weath-er what-ev-er when-ev-er whis-per win-dow win-dows win-dy win-ning wire-less with-in with-out wom-an
wood-en wor-ried yel-low young-er
`;
