import { m } from '#messages';
import text from '../../PRIVACY.md?raw';
import { pageMeta } from '../ui/words/page-meta.ts';
import { type Block, type Part, parseText } from './text-page/text-blocks.ts';
import { Contents, Points, TextPage, TextSection } from './text-page/text-page.tsx';

export const meta = pageMeta(m['welcome.privacy.page_title'], m['welcome.privacy.page_description']);

const { title, lead, parts } = parseText(text);
const inShort = parts.slice(0, 1);
const inFull = parts.slice(1);

/** PRIVACY.md is in English on the pages of every language. */
const LANGUAGE = 'en';

/** Shows PRIVACY.md. */
export default function PrivacyPage() {
  return (
    <TextPage title={title} lead={lead} language={LANGUAGE}>
      {inShort.map(renderPart)}
      <Contents parts={inFull} language={LANGUAGE} />
      {inFull.map(renderPart)}
    </TextPage>
  );
}

function renderPart({ id, name, blocks }: Part) {
  return (
    <TextSection key={id} id={id} name={name} language={LANGUAGE}>
      {blocks.map((block) => (
        <TextBlock key={String(block)} block={block} />
      ))}
    </TextSection>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <Points>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Points>
  );
}
