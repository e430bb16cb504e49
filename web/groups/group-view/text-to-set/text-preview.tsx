import { useMemo } from 'react';
import { TextCard } from '../../../reader/text-card.tsx';
import { useReader } from '../../../reader/use-reader.ts';
import { writtenText } from '../../../reader/written-text.ts';

type TextPreviewProps = { title: string; paragraphs: readonly string[] };

/** A text as learners see it. Loaded lazily with the reader. */
export function TextPreview({ title, paragraphs }: TextPreviewProps) {
  const text = useMemo(() => writtenText({ id: 'preview', title, paragraphs }), [title, paragraphs]);
  return <TextCard reader={useReader(text)} />;
}
