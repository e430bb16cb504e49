import { m } from '#messages';
import Sprig from '../../ui/art/sprig.svg?react';
import css from './condition-section.module.css';
import type { Condition } from './conditions.ts';
import { Points, TextSection } from './text-page.tsx';

/** A condition: its meaning, common signs, and common strengths. */
export function ConditionSection({ id, name, tone, Art, meaning, signs, besides, strengths }: Condition) {
  return (
    <TextSection id={id} name={name} tone={tone} picture={<Art />}>
      {meaning.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {signs.map(({ title, list }) => (
        <Signs key={title} title={title} list={list} />
      ))}
      <p>{besides}</p>
      <div className={css.strengths} data-tone={tone}>
        <div className={css.words}>
          <h3>{m['conditions.strengths_title']()}</h3>
          <p>{strengths}</p>
        </div>
        <span className={css.sprig}>
          <Sprig />
        </span>
      </div>
    </TextSection>
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
