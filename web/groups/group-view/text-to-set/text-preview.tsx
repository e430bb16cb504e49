import { useMemo } from 'react';
import { languagesOf } from '#rules/reading/text-language.ts';
import { TextCard } from '../../../reader/text-card.tsx';
import { useReader } from '../../../reader/use-reader.ts';

type TextPreviewProps = { title: string; paragraphs: readonly string[] };

/** A text as learners see it. Loaded lazily with the reader. */
export function TextPreview({ title, paragraphs }: TextPreviewProps) {
  const text = useMemo(
    () => ({ id: 'preview', title, paragraphs, languages: languagesOf(paragraphs) }),
    [title, paragraphs],
  );
  return <TextCard reader={useReader(text)} />;
}
