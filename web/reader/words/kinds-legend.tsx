import { m } from '#messages';
import { Note } from '../../ui/layout/layout.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { KIND_NAMES, WORD_KINDS } from './kind-names.ts';
import css from './kinds.module.css';
import type { Kinds } from './use-word-kinds.ts';

/** A legend: the underline of each part of speech. */
export function KindsLegend({ kinds }: { kinds: Kinds }) {
  return (
    <>
      {kinds.ofWords && (
        <ul className={css.legend}>
          {WORD_KINDS.map((kind) => (
            <li key={kind}>
              <span className={css.word} data-kind={kind}>
                {KIND_NAMES[kind]()}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div {...LIVE_REGION}>{kinds.hasFailed && <Note>{m['words.kinds.not_loaded']()}</Note>}</div>
    </>
  );
}
