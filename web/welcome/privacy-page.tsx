import text from '../../PRIVACY.md?raw';
import { type Block, type Part, textOf } from './privacy/text-blocks.ts';
import { Contents } from './text-page/contents.tsx';
import { Points } from './text-page/points.tsx';
import { TextPage } from './text-page/text-page.tsx';
import { TextPart } from './text-page/text-part.tsx';

export const meta = () => [
  { title: 'Privacy | #thembstudy' },
  { name: 'description', content: 'What is kept about you, where, for how long, and how you get it or delete it.' },
];

const { title, lead, parts } = textOf(text);
const inShort = parts.slice(0, 1);
const inFull = parts.slice(1);

/** The text of PRIVACY.md, so that both always say the same. */
export default function PrivacyPage() {
  return (
    <TextPage title={title} lead={lead}>
      {inShort.map(partToRead)}
      <Contents parts={inFull} />
      {inFull.map(partToRead)}
    </TextPage>
  );
}

function partToRead({ id, name, blocks }: Part) {
  return (
    <TextPart key={id} id={id} name={name}>
      {blocks.map((block) => (
        <TextBlock key={keyOf(block)} block={block} />
      ))}
    </TextPart>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <Points>
      {block.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Points>
  );
}

function keyOf(block: Block): string {
  return block.kind === 'paragraph' ? block.text : block.points.join(' ');
}
