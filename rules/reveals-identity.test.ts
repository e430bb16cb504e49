import { describe, expect, it } from 'vitest';
import { revealsIdentity } from './reveals-identity.ts';

const mira = { name: 'Mira O’Kafor', email: 'm.okafor7@example.org' };
const ada = { name: 'Ada Lovelace', email: 'adalovelace+lab@example.org' };

describe('the identity of a learner', () => {
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
  ])('is revealed by %s', (nickname) => expect(revealsIdentity(nickname, mira)).toBe(true));

  it.each(['Quiet Fox', 'Admiral', 'Miranda', 'example', 'Kafor', 'Mir', '7', 'O'])(
    'is not revealed by %s',
    (nickname) => expect(revealsIdentity(nickname, mira)).toBe(false),
  );

  it.each(['Lovelace Ada', 'Ada M Lovelace', 'Ada1', 'LovelaceAda', 'adalovelace1', 'Adalovelace99', 'Ádà'])(
    'of Ada Lovelace is revealed by %s',
    (nickname) => expect(revealsIdentity(nickname, ada)).toBe(true),
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
  ])('is revealed with and without accents: %s by %s', (name, nickname) =>
    expect(revealsIdentity(nickname, { name, email: '' })).toBe(true),
  );

  it('is revealed by a mailbox name of four letters or more, or by a shorter one standing alone', () => {
    const isRevealed = (nickname: string, mailbox: string) =>
      revealsIdentity(nickname, { name: '', email: `${mailbox}@example.org` });
    expect(isRevealed('Quiet Foxy', 'foxy')).toBe(true);
    expect(isRevealed('Foxy 8', 'f.oxy12')).toBe(true);
    expect(isRevealed('Quiet 12345678', '12345678')).toBe(true);
    expect(isRevealed('Quiet Fox', 'fox')).toBe(false);
    expect(isRevealed('Quiet Fox', 'fox1')).toBe(false);
    expect(isRevealed('fox', 'fox')).toBe(true);
  });

  it('is not revealed by words of a name that are part of another word, overlap, or are under three letters', () => {
    expect(revealsIdentity('Adamant', { name: 'Ada M Lovelace', email: '' })).toBe(false);
    expect(revealsIdentity('Adamsson', { name: 'Ada Adams', email: '' })).toBe(false);
    expect(revealsIdentity('Quiet Li 7', { name: 'Li Wen', email: '' })).toBe(false);
  });

  it('is not revealed when name or mailbox have no letters', () => {
    expect(revealsIdentity('Quiet Fox', { name: '', email: 'fox@example.org' })).toBe(false);
    expect(revealsIdentity('Quiet Fox', { name: '!', email: '' })).toBe(false);
    expect(revealsIdentity('77', { name: '5', email: '5@example.org' })).toBe(false);
  });
});
