import { useMemo, useState } from 'react';
import { m } from '#messages';
import { GROUP_TEXT, groupTextProblem, wordsOfText } from '#rules/groups/group-texts.ts';
import { cleanText } from '#rules/reading/my-texts.ts';
import { paragraphsOfText } from '#rules/reading/text-lines.ts';
import { formatCount } from '../../../ui/words/number-words.ts';
import { useGroupTexts } from './group-texts-query.ts';

/** The text that a leader sets: one that the group has, or a new one, which is added to the group when it is set. */
export function useTextToSet(groupId: string, isEnabled: boolean) {
  const { texts, add, remove } = useGroupTexts(groupId, isEnabled);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [title, setTitle] = useState('');
  const [written, setWritten] = useState('');
  const paragraphs = useMemo(
    () =>
      paragraphsOfText(written)
        .map(cleanText)
        .filter((text) => text !== ''),
    [written],
  );
  // Another leader may have deleted it.
  const chosen = texts.find(({ textId }) => textId === chosenId) ?? null;
  return {
    texts,
    chosen,
    choose: setChosenId,
    title,
    setTitle,
    written,
    setWritten,
    paragraphs,
    words: wordsOfText(paragraphs),
    remove,
    /** The problems of a new text, by field. */
    check: () => (chosen ? {} : problemsOf({ title: cleanText(title), paragraphs })),
    /** The id of the text; a new one is added first. */
    idToSet: async (): Promise<string> => {
      if (chosen) return chosen.textId;
      const textId = await add({ title: cleanText(title), text: paragraphs.join('\n') });
      setChosenId(textId);
      setTitle('');
      setWritten('');
      return textId;
    },
  };
}

export type TextToSet = ReturnType<typeof useTextToSet>;

function problemsOf(text: { title: string; paragraphs: readonly string[] }) {
  switch (groupTextProblem(text)) {
    case null:
      return {};
    case 'title':
      return { title: m['assignments.text.title_fault']({ most: GROUP_TEXT.titleMostCharacters }) };
    case 'no-words':
      return { text: m['assignments.text.no_words']() };
    case 'too-long':
      return { text: tooLongWords(wordsOfText(text.paragraphs)) };
  }
}

/** Why a text cannot be set; one of few but long words is too large. */
export function tooLongWords(words: number): string {
  if (words <= GROUP_TEXT.mostWords) return m['assignments.text.too_large']();
  return m['assignments.text.too_long']({ words: formatCount(words), most: formatCount(GROUP_TEXT.mostWords) });
}
