import { Points } from '../text-page/points.tsx';
import { TextPart } from '../text-page/text-part.tsx';
import type { Condition } from './conditions.ts';
import { Strengths } from './strengths.tsx';

/** What one of the three words means, what people notice, and what often comes easily. */
export function ConditionPart({ id, name, tone, Art, meaning, signs, besides, strengths }: Condition) {
  return (
    <TextPart id={id} name={name} tone={tone} picture={<Art />}>
      {meaning.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {signs.map(({ title, list }) => (
        <Signs key={title} title={title} list={list} />
      ))}
      <p>{besides}</p>
      <Strengths tone={tone}>{strengths}</Strengths>
    </TextPart>
  );
}

function Signs({ title, list }: Condition['signs'][number]) {
  return (
    <>
      <h3>{title}</h3>
      <Points>
        {list.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </Points>
    </>
  );
}
