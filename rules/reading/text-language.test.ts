import { describe, expect, it } from 'vitest';
import { PASSAGES } from '#content/en/passages.ts';
import { languageOf, languagesOf } from './text-language.ts';

describe('languageOf', () => {
  it.each([
    ['fr', 'Le cerf-volant bleu a volé au-dessus de la colline. Où est-il ?'],
    ['fr', 'Je ne sais pas.'],
    ['fr', 'Mina a fait un cerf-volant avec du papier bleu.'],
    ['fr', "L'oiseau s'est posé sur l'arbre."],
    ['de', 'Mina baute einen Drachen aus blauem Papier und zwei dünnen Stöcken.'],
    ['fr', 'Je m’appelle Mina.'],
    ['de', 'Hallo, ich bin Mina.'],
    ['de', 'Wo ist der Hund?'],
    ['es', 'La cometa azul voló sobre la colina. ¿Dónde está?'],
    ['es', 'Los niños juegan en el jardín con su perro.'],
    ['it', "L'aquilone blu è volato sopra la collina. Dov'è?"],
    ['it', 'Il bambino non è a casa con la mamma.'],
    ['pt', 'O papagaio azul voou por cima da colina. Onde está ele?'],
    ['nl', 'De blauwe vlieger vloog over de heuvel. Waar is hij?'],
    ['sv', 'Den blå draken flög över kullen och hon var inte där.'],
    ['pl', 'Niebieski latawiec leciał nad wzgórzem. Gdzie on jest? Nie ma go w domu.'],
    ['tr', 'Bu mavi uçurtma tepenin üstünde uçtu. O nerede? Bir daha çok yok.'],
    ['ar', 'صنعت مينا طائرة ورقية زرقاء (1). هل طارت فوق التل؟'],
    ['fa', 'مینا یک بادبادک آبی ساخت و گفت چه خوب.'],
    ['he', 'מינה עשתה עפיפון כחול (2). האם הוא עף?'],
    ['el', 'Πού είναι ο χαρταετός;'],
    ['ru', 'Где воздушный змей?'],
    ['uk', 'Де повітряний змій? Він її.'],
    ['zh', '风筝飞过了山。'],
    ['ja', '凧は丘の上を飛んだ。'],
    ['ko', '연이 언덕 위로 날았다.'],
    ['en', 'The teacher wrote شكرا on the board.'],
    ['en', 'Where is the kite? It was in the tree.'],
  ])('is %s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each([
    ...[
      'The kite',
      'because',
      'Mina',
      '12 - 5 =',
      '',
      'cat – Katze',
      'No, no, no!',
      'Die Hard',
      'Mina in Den Haag',
      'La La Land',
      'a) paper',
    ],
    ...['chat, chien, maison', 'Leija lensi kukkulan yli, ja se on sininen.'],
  ])('is not plain: %s', (text) => {
    expect([undefined]).toContain(languageOf(text));
  });

  it('is English for every paragraph of the passages', () => {
    const other = PASSAGES.flatMap(({ paragraphs }) => paragraphs).filter((text) => languageOf(text) !== 'en');
    expect(other).toEqual([]);
  });
});

describe('languagesOf', () => {
  const of = (paragraphs: string[], declared: (string | undefined)[] = []) => languagesOf(paragraphs, declared);
  const [FRENCH, ENGLISH] = [
    'Le cerf-volant a volé au-dessus de la colline.',
    'The kite was in the tree and she saw it.',
  ];

  it('leaves out English', () => {
    expect(of([ENGLISH, FRENCH])).toEqual([undefined, 'fr']);
  });

  it('gives short paragraphs the language of the others', () => {
    expect(of([FRENCH, 'Mina', 'cerf-volant'])).toEqual(['fr', 'fr', 'fr']);
    expect(of([ENGLISH, 'Mina'])).toEqual([undefined, undefined]);
  });

  it('takes what the file says where the words say nothing', () => {
    expect(of(['Bore da', ENGLISH, ENGLISH], ['cy', 'en-GB', 'en-GB'])).toEqual(['cy', undefined, undefined]);
    expect(of(['Leija lensi kukkulan yli.', 'Missä leija?'], ['fi-FI', 'fi'])).toEqual(['fi', 'fi']);
  });

  it('does not believe a file that says another language of all paragraphs than their words', () => {
    expect(of([ENGLISH, 'because', 'friend'], ['de-DE', 'de-DE', 'de-DE'])).toEqual([undefined, undefined, undefined]);
    expect(of([FRENCH, 'Mina'], ['en', 'en'])).toEqual(['fr', 'fr']);
  });
});
