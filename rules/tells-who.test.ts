import { describe, expect, it } from 'vitest';
import { tellsWho } from './tells-who.ts';

const mira = { name: 'Mira O’Kafor', email: 'm.okafor7@example.org' };
const ada = { name: 'Ada Lovelace', email: 'adalovelace+lab@example.org' };

describe('who somebody is', () => {
  it.each([
    'Mira O’Kafor',
    'mira okafor',
    'MIRA',
    'O-Kafor',
    'Mira_OKafor 12',
    'm okafor7',
    'okafor8',
    'Mira1',
    '7 mira',
    'Mira the Fox',
    'fox-mira',
    'Okafor Mira',
    'quietmiraokaforfox',
    'm okafor',
    'The M Okafor7 Fox',
  ])('is told by %s', (nickname) => expect(tellsWho(nickname, mira)).toBe(true));

  it.each(['Quiet Fox', 'Admiral', 'Miranda', 'example', 'Kafor', 'Mir', '7', 'O'])('is not told by %s', (nickname) =>
    expect(tellsWho(nickname, mira)).toBe(false),
  );

  it.each(['Lovelace Ada', 'Ada M Lovelace', 'Ada1', 'LovelaceAda', 'adalovelace1', 'Adalovelace99', 'Ádà'])(
    'is told of Ada Lovelace by %s',
    (nickname) => expect(tellsWho(nickname, ada)).toBe(true),
  );

  it.each([
    ['José García', 'Jose Garcia'],
    ['José García', 'garcia_jose'],
    ['Jose Garcia', 'José García'],
    ['Zoë', 'Zoe'],
    ['Zoe', 'ZOË 5'],
    ['Søren Łuk', 'Soren'],
    ['Anna Weiß', 'Weiss'],
    ['Anna-Lena Weiß', 'Anna'],
    ['Jo', 'Jo1'],
    ['Ada M Lovelace', 'Ada Lovelace'],
  ])('is told, accents or not: %s by %s', (name, nickname) =>
    expect(tellsWho(nickname, { name, email: '' })).toBe(true),
  );

  it('is told by the mailbox from four letters on, and by a shorter one alone', () => {
    const by = (nickname: string, mailbox: string) => tellsWho(nickname, { name: '', email: `${mailbox}@example.org` });
    expect(by('Quiet Foxy', 'foxy')).toBe(true);
    expect(by('Foxy 8', 'f.oxy12')).toBe(true);
    expect(by('Quiet 12345678', '12345678')).toBe(true);
    expect(by('Quiet Fox', 'fox')).toBe(false);
    expect(by('Quiet Fox', 'fox1')).toBe(false);
    expect(by('fox', 'fox')).toBe(true);
  });

  it('is not told by one word of a name inside of another word, nor by one that stands in it only once', () => {
    expect(tellsWho('Adamant', { name: 'Ada M Lovelace', email: '' })).toBe(false);
    expect(tellsWho('Adamsson', { name: 'Ada Adams', email: '' })).toBe(false);
    expect(tellsWho('Quiet Li 7', { name: 'Li Wen', email: '' })).toBe(false);
  });

  it('is not told to somebody without a name by every nickname', () => {
    expect(tellsWho('Quiet Fox', { name: '', email: 'fox@example.org' })).toBe(false);
    expect(tellsWho('Quiet Fox', { name: '!', email: '' })).toBe(false);
    expect(tellsWho('77', { name: '5', email: '5@example.org' })).toBe(false);
  });
});
