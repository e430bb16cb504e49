import { useRef } from 'react';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import css from './sample.module.css';
import { SAMPLE_TEXT } from './sample-text.ts';

/** A piece of text that shows, and reads out, what the settings do. */
export function Sample() {
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <section className={classNames(card.card, layout.stack, css.sample)} aria-labelledby="sample">
      <h2 className={css.title} id="sample">
        This is how it looks
      </h2>
      <p ref={text}>{SAMPLE_TEXT}</p>
      <p className={css.letters}>Bb Dd Pp Qq Il1 O0 69</p>
      <ListenButton of={text} />
    </section>
  );
}
