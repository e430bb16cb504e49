import { describe, expect, it } from 'vitest';
import { spokenText } from './spoken-text.ts';
import { writtenText } from './written-text.ts';

const split = (paragraphs: string[]) => spokenText(writtenText({ id: 'own', title: '', paragraphs }));
/** The paragraphs as they are shown, with their emphasis in square brackets. */
const shown = (paragraphs: string[]) =>
  split(paragraphs).paragraphs.map(({ isBreak, stretches }) =>
    isBreak
      ? 'break'
      : stretches
          .map(({ isEmphasized, pieces }) => {
            const text = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
            return isEmphasized ? `[${text}]` : text;
          })
          .join(''),
  );
const spoken = (paragraphs: string[]) => split(paragraphs).sentences.map(({ text }) => text);

describe('a written text', () => {
  it('shows what has no word, and does not read it', () => {
    const paragraphs = ['Did you like the story?', '😀 😐 🙁', 'Well done! 😀 ✓', '+ − × ÷', '… … …'];
    expect(shown(paragraphs)).toEqual(paragraphs);
    expect(spoken(paragraphs)).toEqual(['Did you like the story?', 'Well done!']);
  });

  it('shows signs between two scenes as a line', () => {
    expect(shown(['The end.', '* * *', 'Next.', '---'])).toEqual(['The end.', 'break', 'Next.', 'break']);
    expect(spoken(['The end.', '* * *'])).toEqual(['The end.']);
  });

  it('shows the emphasis of a plain text, and reads it without its signs', () => {
    const paragraphs = ['“I will _never_ give up!” said *Mina Brown*.', '**One two. Three** four.', '3 * 4 * 5'];
    expect(shown(paragraphs)).toEqual([
      ...['“I will [never] give up!” said [Mina Brown].', '[One two. Three] four.', '3 * 4 * 5'],
    ]);
    expect(spoken(paragraphs)).toEqual([
      ...['“I will never give up!” said Mina Brown.', 'One two.', 'Three four.', '3 * 4 * 5'],
    ]);
  });

  it('knows the direction of each paragraph by most of its letters, and the words of every script', () => {
    const { paragraphs, words } = split([
      ...[
        'שלום Tom',
        'מינה עשתה עפיפון כחול (2).',
        'The teacher wrote شكرا.',
        'صنعت مينا طائرة',
        '12 - 5 =',
        '风筝飞了',
      ],
    ]);
    expect(paragraphs.map(({ direction }) => direction)).toEqual(['rtl', 'rtl', 'ltr', 'rtl', undefined, 'ltr']);
    expect(words.map(({ text }) => text)).toEqual([
      ...['שלום', 'Tom', 'מינה', 'עשתה', 'עפיפון', 'כחול', '2', 'The', 'teacher', 'wrote', 'شكرا', 'صنعت', 'مينا'],
      ...['طائرة', '12', '5', '风筝', '飞了'],
    ]);
  });
});
